import { SKIPPED } from './skipped';

/** Marks a script or a link that waits, and says what it will be. */
const LATER = 'data-later';
/** Fallback for browsers that report no paint and for pages that are never painted. */
const PATIENCE_MS = 5_000;
/**
 * Has the browser find what writes prices and times: see `look-up-locales.ts`. Asked for before the scripts, behind which
 * its low priority would put it on a slow line; and last of all here, so that a browser without workers loses nothing else.
 */
const LOCALE_LOOKUP = '/look-up-locales.js';

/**
 * Runs at the end of the page, and lets what waits go on once something was painted. A page in the background is not
 * painted: its scripts come at once, for the moment when somebody looks. The page is marked as touched once somebody moves
 * in it, or when a part that was left out turns out to be in sight: from then on none is (`category-section.module.css`).
 */
const lateScriptsScript = `(()=>{
const {nonce}=document.currentScript;
let isBegun=false;
const touch=()=>{document.documentElement.dataset.touched=""};
const begin=()=>{
if(isBegun)return;
isBegun=true;
if([...document.querySelectorAll("[${SKIPPED}]")].some((part)=>part.getBoundingClientRect().top<innerHeight))touch();
for(const link of document.querySelectorAll("link[${LATER}]")){link.rel=link.dataset.later;delete link.dataset.later}
for(const waiting of document.querySelectorAll("script[${LATER}]")){
const script=document.createElement("script");
script.type=waiting.dataset.later;script.nonce=nonce;script.textContent=waiting.textContent;
waiting.replaceWith(script);
}
};
for(const event of ["scroll","keydown","pointerdown"])addEventListener(event,touch,{capture:true,once:true,passive:true});
setTimeout(touch,${PATIENCE_MS});
if(scrollY)touch();
if(document.hidden||!window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))begin();
else{
new PerformanceObserver((seen)=>{if(seen.getEntriesByName("first-contentful-paint").length)begin()}).observe({type:"paint",buffered:true});
setTimeout(begin,${PATIENCE_MS});
}
new Worker("${LOCALE_LOOKUP}");
})()`;

/**
 * Has the scripts of a page wait until it is painted: they weigh ten times what is seen, and came beside it over the same
 * slow line. What is pressed meanwhile is kept (`early-press-script.ts`).
 *
 * @param nonce - the page's: an element that carries it was written by us, not by users.
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
