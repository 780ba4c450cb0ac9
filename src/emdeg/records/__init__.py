"""The book of records: the shortest certified program found for each robot and quantity."""
