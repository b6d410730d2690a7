/** Puts a table's caption where the editor can hold it: its tables are rows alone. */
function moveCaption(caption: Element, table: Element, document: Document): void {
  caption.remove();
  if (caption.textContent.trim() === '') return;
  const figcaption = document.createElement('figcaption');
  figcaption.append(...caption.childNodes);
  const around = table.parentElement?.closest('figure');
  if (around && !around.querySelector(':scope > figcaption')) {
    around.append(figcaption);
    return;
  }
  const figure = document.createElement('figure');
  table.replaceWith(figure);
  figure.append(table, figcaption);
}

/**
 * A text as the editor reads it, which says the same: HTML lets `<figure>` and `<figcaption>` stand for the `<caption>`
 * of a table.
 */
export function withReadableCaptions(html: string): string {
  if (!html.includes('<caption')) return html;
  const document = new DOMParser().parseFromString(html, 'text/html');
  for (const caption of document.querySelectorAll('table > caption')) {
    if (caption.parentElement) moveCaption(caption, caption.parentElement, document);
  }
  return document.body.innerHTML;
}
