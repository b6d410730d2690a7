import { useEffect } from 'react';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { whileSeen } from '../../kit/live/while-seen';

const EVERY_MS = 3_000;

/** Reads the page again every few seconds, for changes without an event. @param isWanted - while work is under way. */
export function usePolling(isWanted: boolean): void {
  const { board } = useCommandCenter();
  useEffect(() => (isWanted ? whileSeen(board.changed, EVERY_MS) : undefined), [isWanted, board]);
}
