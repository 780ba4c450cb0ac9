/* Which term of which element matters: the shares of the terms over the joint range. */
function startSignificance() {
  const box = $("significance-map");
  const found = DATA.explicit && DATA.explicit.significance;
  if (!found) {
    box.append(el("p", { class: "note" }, DATA.explicit ? "There are too many terms to sample here." : `${DATA.refusal} So there are no terms to weigh.`));
    return;
  }
  const small = found.elements.reduce((a, e) => a + e.below, 0), all = found.elements.reduce((a, e) => a + e.count, 0);
  box.append(el("p", { class: "note" }, `Each bar is one element, cut into its terms by the largest magnitude that each reaches over ${found.samples} configurations within the joint limits. Grey terms never exceed 1 % of their element: ${small} of ${all} terms, the candidates for an abbreviated model in the manner of Armstrong, Khatib and Burdick. Open an element to see its terms.`));
  for (const [letter, title] of GROUPS) {
    const list = found.elements.filter((e) => e.name.startsWith(letter));
    if (!list.length) continue;
    const group = el("details", { class: "group" }, el("summary", null, title, el("span", { class: "what" }, `${plural(list.reduce((a, e) => a + e.count, 0), "term")}, ${list.reduce((a, e) => a + e.below, 0)} below 1 %`)));
    lazy(group, () => group.append(...list.sort((a, b) => b.largest - a.largest).map(weightCard), el("p")));
    box.append(group);
    if (letter === "M") openNow(group);
  }
}

function weightCard(e) {
  const sum = e.terms.reduce((a, [share]) => a + share, 0) || 1;
  const strip = el("span", { class: "strip", "aria-hidden": "true" }, ...e.terms.map(([share]) => {
    const cut = el("i", { class: share < 0.01 ? "small" : "" });
    cut.style.flex = `${share / sum} 1 0`;
    if (share >= 0.01) cut.style.opacity = String(0.3 + 0.7 * Math.sqrt(share));
    return cut;
  }));
  const info = DATA.explicit.elements.find((x) => x.name === e.name);
  const card = el("details", { class: "element" }, el("summary", null, el("span", { class: "tag" }, inline(info.latex)), strip, el("span", { class: "what" }, `≤ ${format(e.largest)}; ${plural(e.count, "term")}`)));
  return lazy(card, () => {
    const body = el("div", { class: "body" }, ...e.terms.map(([share, latex]) => el("div", { class: "term" },
      el("span", { class: "num" }, share < 0.001 ? "< 0.1 %" : `${(share * 100).toFixed(1)} %`), el("span", { class: "track" }, bar(share < 0.01 ? "" : "ours", share)), formula(latex, theScope))));
    if (e.more) body.append(el("p", { class: "note" }, `and ${plural(e.more, "smaller term")}`));
    card.append(body);
  });
}
