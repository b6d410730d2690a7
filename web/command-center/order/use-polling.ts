import { useEffect } from 'react';
import { useCommandCenter } from '../layout/command-center-context';

const EVERY_MS = 3_000;

/** Reads the page anew every few seconds, for what no event tells of. @param isWanted - while something is under way. */
export function usePolling(isWanted: boolean): void {
  const { board } = useCommandCenter();
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') board.changed();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isWanted, board]);
}
