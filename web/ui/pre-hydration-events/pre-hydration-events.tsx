import { useEffect } from 'react';
import { TAKE_OVER } from './names';
import { replayTyping } from './replay-typing';

/** Once the page lives, does what its reader has typed, chosen and clicked while it was on its way. */
export function PreHydrationEvents() {
  useEffect(() => {
    const takeOver = window[TAKE_OVER];
    if (!takeOver) return;
    delete window[TAKE_OVER];
    replayTyping(document);
    void takeOver();
  }, []);
  return null;
}
