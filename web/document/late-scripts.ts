import { LATER } from './names';
import lateScriptsScript from './page-scripts/late-scripts.ts?page-script';

/**
 * Has the scripts of a page wait until it is painted: they weigh ten times what is seen, and came beside it over the same
 * slow line. What is clicked meanwhile is kept (`page-scripts/pre-hydration-events.ts`).
 *
 * @param nonce - the page's: what carries it is ours, and no text of somebody else's.
 */
export function delayScripts(html: string, nonce: string): string {
  const module = `<script nonce="${nonce}" type="module" async="">`;
  if (!html.includes(module)) return html;
  return html
    .replaceAll(/<link [^>]*\brel="(?:module)?preload"[^>]*>/g, (link) =>
      link.includes(` nonce="${nonce}"`) ? link.replace('rel=', `${LATER}=`) : link,
    )
    .replace(module, `<script nonce="${nonce}" type="text/plain" ${LATER}="module">`)
    .replace('</body>', () => `<script nonce="${nonce}">${lateScriptsScript}</script></body>`);
}
