import type { Page } from '@playwright/test';

/**
 * Focuses whatever the Tab key reaches, in the open dialog or on the page, as it stands in the window's present size.
 *
 * @returns what can't be seen while it has the focus, and what lies over it: WCAG 2.2, 2.4.11.
 */
export function hiddenFocus(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A pixel of it is enough: more is asked for by level AAA.
    const PLACES = [0.5, 0.1, 0.9, 0, 1];
    // About a second: a busy machine scrolls late.
    const FRAMES = 60;
    // The middle of a long list is as its ends are.
    const ENDS = 80;
    const dialogs = document.querySelectorAll('dialog[open], [role$="dialog"][data-state="open"]');
    const root = [...dialogs].at(-1) ?? document.body;
    const all = [...root.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [tabindex]')];
    const reached = new Set([...all.slice(0, ENDS), ...all.slice(-ENDS)]);
    const hidden: string[] = [];
    for (const element of reached) {
      if (element.tabIndex < 0 || element.closest('[inert], [aria-hidden="true"]')) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      // A choice is drawn by its label.
      const drawn = (element.matches('input') && element.closest('label')) || element;
      let over: Element | null = null;
      let isSeen = false;
      // What comes into sight by its focus takes some frames, without any movement too.
      for (let frames = 0; frames < FRAMES && !isSeen; frames += 1) {
        if (frames > 0) await new Promise(requestAnimationFrame);
        for (const { left, top, width, height } of drawn.getClientRects()) {
          for (const [x, y] of PLACES.flatMap((across) => PLACES.map((down) => [across, down] as const))) {
            over = document.elementFromPoint(left + 1 + (width - 2) * x, top + 1 + (height - 2) * y);
            isSeen = over !== null && drawn.contains(over);
            if (isSeen) break;
          }
          if (isSeen) break;
        }
      }
      // A toast goes by itself, and by its button. A map's corners can be typed beside it.
      if (isSeen || over?.closest('[popover]') || element.closest('.leaflet-container')) continue;
      const name = element.getAttribute('aria-label') ?? element.innerText;
      hidden.push(
        `${element.tagName} “${name.slice(0, 40)}” under ${over ? `${over.tagName} ${over.className}` : 'the edge'}`,
      );
    }
    return hidden;
  });
}
