/** How the page's script takes over what was pressed before it came. */
export const TAKE_OVER = 'carteTakeOver';

/** Marks what was pressed and waits; styled in reset.css. */
const WAITING = 'data-waiting';
/** In the tab's storage: when forms were sent on the way out of a page. Their answers go nowhere. */
export const SENT_ON_LEAVING = 'carte.sent';
/** How long a press waits for the page's script: then the browser does by itself what it can. */
const PATIENCE_MS = 20_000;

/**
 * Runs in the head. On a slow phone the page is read, and pressed, seconds before its script has come: this keeps the
 * presses. `takeOver()` gives each of them to the page once it lives: once for each button, and as often as it was
 * pressed for those that count (`data-counts`). Keys press buttons too, so they are kept as well.
 *
 * If the script never comes, forms are sent and links followed as in a page without any. If the page is left first,
 * forms are sent on the way out. Nothing that is kept reaches React, which might answer it a second time.
 */
export const preHydrationScript = `(()=>{
let kept=[],timer=0;
const stop=new AbortController(),on={capture:true,signal:stop.signal};
const keep=(event,target)=>{
event.preventDefault();event.stopImmediatePropagation();
if(!kept.includes(target)||"counts" in target.dataset)kept.push(target);
target.setAttribute("${WAITING}","");
timer||=setTimeout(()=>takeOver(),${PATIENCE_MS});
};
const takeOver=()=>{
clearTimeout(timer);stop.abort();
const targets=kept;kept=[];
for(const target of targets)target.removeAttribute("${WAITING}");
return targets.reduce((before,target)=>before.then(()=>{if(target.isConnected)target.click()}),Promise.resolve());
};
addEventListener("click",(event)=>{
const target=event.target instanceof Element&&event.target.closest("button,a[data-waits]");
if(!target||target.disabled||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
keep(event,target);
},on);
addEventListener("submit",(event)=>{const button=event.submitter||event.target.querySelector("[type=submit]");if(button)keep(event,button)},on);
addEventListener("pagehide",()=>{for(const button of kept)if(button.form&&button.form.method==="post"&&button.getAttribute("formmethod")!=="get"){
navigator.sendBeacon(button.form.action,new FormData(button.form,button));
try{sessionStorage.setItem("${SENT_ON_LEAVING}",Date.now())}catch{}
}},on);
window.${TAKE_OVER}=takeOver;
})()`;
