import { useSyncExternalStore } from 'react';

const isPressed = () => document.querySelector(':active') !== null;
let wasReleased = false;

/** Waits while something is pressed: a press counts only where it is released on what it began on. */
export async function untilReleased(): Promise<void> {
  while (isPressed()) await new Promise(requestAnimationFrame);
}

function subscribe(onChange: () => void): () => void {
  void untilReleased().then(onChange);
  return () => {};
}

function isReleased(): boolean {
  wasReleased ||= !isPressed();
  return wasReleased;
}

/** False while the page is what the server sent, and while what was pressed in that is still pressed. */
export const useIsReleased = (): boolean => useSyncExternalStore(subscribe, isReleased, () => false);
