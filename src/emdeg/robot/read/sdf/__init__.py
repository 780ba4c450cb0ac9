"""SDF (SDFormat), the format of Gazebo."""
