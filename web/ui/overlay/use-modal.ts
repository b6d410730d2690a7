import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps a native `<dialog>` in step with `isOpen`. The browser traps the focus, gives it back, makes the rest inert and
 * closes by Escape; the page behind stops scrolling.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
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
