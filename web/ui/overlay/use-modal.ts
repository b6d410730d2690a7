import { type RefObject, useEffect, useRef } from 'react';
import { openModals } from './open-modals';

/** To what opened the dialog, where that is still there. */
function giveBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}

/**
 * Keeps a native `<dialog>` in step with `isOpen`. The browser traps the focus, gives it back, makes the rest inert and
 * closes by Escape; the page behind stops scrolling.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    openModals.add(element);
    return () => {
      openModals.remove(element);
      if (element.isConnected) element.close();
      // Taken off the page while it was open: the browser then gives the focus to nobody.
      else if (document.activeElement === document.body) giveBack(opener);
    };
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const { style } = document.documentElement;
    const before = [style.overflow, style.scrollbarGutter] as const;
    style.overflow = 'hidden';
    // Keeps the scroll bar's room, so that the page does not jump sideways.
    if (window.innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
    return () => {
      [style.overflow, style.scrollbarGutter] = before;
    };
  }, [isOpen]);
  return dialog;
}
