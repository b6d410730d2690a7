import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { toasts } from '../../kit/ui/toaster';
import { useSendMove } from '../page/use-send-move';
import { type HeldMove, HeldMoves } from './held-moves';

const NONE: ReadonlyMap<string, HeldMove> = new Map();

/** Moves that can be taken back for a few seconds; leaving the page, or putting it away, sends them. */
export function useHeldMoves() {
  const sendMove = useSendMove();
  const send = useEffectEvent(async (move: HeldMove) => {
    const refusal = await sendMove(move, { to: move.to });
    if (refusal !== null) toasts.show({ message: refusal, tone: 'danger' });
  });
  const [moves] = useState(() => new HeldMoves());
  useEffect(() => {
    const close = moves.open((move) => void send(move));
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') moves.flush();
    };
    window.addEventListener('pagehide', moves.flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('pagehide', moves.flush);
      document.removeEventListener('visibilitychange', flushHidden);
      close();
    };
  }, [moves]);
  const held = useSyncExternalStore(moves.subscribe, moves.current, () => NONE);
  return { held, hold: (move: HeldMove) => moves.hold(move), undo: (id: string) => moves.undo(id) };
}
