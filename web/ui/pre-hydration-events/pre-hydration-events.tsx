import { useEffect } from 'react';
import { TAKE_OVER } from './pre-hydration-script';
import { replayTyping } from './replay-typing';

declare global {
  interface Window {
    /** Of the script in the head; gone once it was called. */
    [TAKE_OVER]?: () => Promise<void>;
  }
}

/** Once the page lives, does what its reader has typed, chosen and pressed while it was on its way. */
export function PreHydrationEventes() {
  useEffect(() => {
    const takeOver = window[TAKE_OVER];
    if (!takeOver) return;
    delete window[TAKE_OVER];
    replayTyping(document);
    void takeOver();
  }, []);
  return null;
}
