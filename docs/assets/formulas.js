// Formulas by KaTeX, which comes with emdeg (MIT): no other server is asked.
document.addEventListener("DOMContentLoaded", () => {
  for (const place of document.querySelectorAll(".arithmatex")) {
    const text = place.textContent.trim();
    const shown = text.startsWith("\\[");
    katex.render(text.slice(2, -2), place, { displayMode: shown, throwOnError: false });
  }
});
