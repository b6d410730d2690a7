/** Of `window`: gives the page what was clicked before its script came. */
export const TAKE_OVER = 'carteTakeOver';
/** In the tab's storage: when forms were sent on the way out of a page. Their answers go nowhere. */
export const SENT_ON_LEAVING = 'carte.sent';

declare global {
  interface Window {
    /** Of the script in the head; gone once it was called. */
    [TAKE_OVER]?: () => Promise<void>;
  }
}
