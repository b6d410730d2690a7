import { useHref } from 'react-router';
import { ORDERS_PATH } from './order-path';

/** Longer than any printer's dialog: the frame holds a page that nobody sees. */
const FRAME_LIFE_MS = 10 * 60_000;

/**
 * Prints an order's ticket by the browser. The ticket is loaded into a frame that nobody sees, which prints itself: no
 * window opens that the browser could block, and the board stays where it is.
 *
 * @returns what prints the ticket of an order. @param id - its global id.
 */
export function usePrintTicket(): (id: string) => void {
  // With the language's prefix.
  const orders = useHref(ORDERS_PATH);
  return (id) => {
    const frame = document.createElement('iframe');
    frame.src = `${orders}/${encodeURIComponent(id)}/ticket?print`;
    frame.title = 'ticket';
    frame.tabIndex = -1;
    frame.setAttribute('aria-hidden', 'true');
    // Neither hidden nor of no size: such frames are printed empty.
    Object.assign(frame.style, { position: 'fixed', insetInlineEnd: '0', bottom: '0', width: '302px', height: '1px' });
    Object.assign(frame.style, { border: '0', opacity: '0', pointerEvents: 'none' });
    document.body.append(frame);
    setTimeout(() => frame.remove(), FRAME_LIFE_MS);
  };
}
