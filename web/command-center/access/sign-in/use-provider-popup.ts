import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { type PopupEnd, readPopupMessage } from './provider-problem';

/** By the specification. */
const WIDTH = 960;
const HEIGHT = 600;
const NAME = 'carte-sign-in';

/**
 * Signs in at the provider in a window of its own, so that nothing on this page is lost.
 *
 * @param href - where a sign-in in the same window begins.
 * @param onEnd - hears how it went; see {@link PopupEnd}.
 * @returns what a press on the link does. Where the browser blocks the window, the link just leads there.
 */
export function useProviderPopup(href: string, onEnd: (end: PopupEnd) => void) {
  const hear = useEffectEvent((message: unknown) => {
    const told = readPopupMessage(message);
    if (told) onEnd(told.problem);
  });
  useEffect(() => {
    // A provider may cut the tie between the windows; the broadcast comes all the same.
    const broadcast = new BroadcastChannel(NAME);
    broadcast.onmessage = ({ data }) => hear(data);
    const hearOpened = ({ origin, data }: MessageEvent) => {
      if (origin === location.origin) hear(data);
    };
    addEventListener('message', hearOpened);
    return () => {
      broadcast.close();
      removeEventListener('message', hearOpened);
    };
  }, []);
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const left = Math.max(0, Math.round(screenX + (outerWidth - WIDTH) / 2));
    const top = Math.max(0, Math.round(screenY + (outerHeight - HEIGHT) / 2));
    const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
    const popup = open(`${href}${href.includes('?') ? '&' : '?'}popup`, NAME, features);
    if (!popup) return;
    event.preventDefault();
    popup.focus();
  };
}
