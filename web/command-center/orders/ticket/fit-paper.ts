/** What a roll of paper is wide. */
const WIDTH_MM = 80;
/** Blank at the end, so that the knife does not cut a line. */
const FOOT_MM = 6;
const MM_PER_PIXEL = 25.4 / 96;

/**
 * Makes the page as long as the ticket is: a roll has no pages, and CSS has no height that follows the content. Without
 * it a long ticket is torn at the printer's own page length.
 *
 * @returns what takes the rule away.
 */
export function fitPaper(): () => void {
  const sheet = new CSSStyleSheet();
  const adjust = () => {
    const pixels = document.getElementById('ticket')?.getBoundingClientRect().height ?? 0;
    const height = Math.ceil(pixels * MM_PER_PIXEL) + FOOT_MM;
    sheet.replaceSync(`@page { size: ${WIDTH_MM}mm ${Math.max(height, WIDTH_MM)}mm; margin: 0; }`);
  };
  adjust();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  void document.fonts.ready.then(adjust);
  window.addEventListener('beforeprint', adjust);
  return () => {
    window.removeEventListener('beforeprint', adjust);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
