import { type RefObject, useEffect } from 'react';

/**
 * Enter on a row's checkbox leads to what can be done with all chosen rows: without a mouse, whoever has chosen two rows
 * would have to go through every other one first.
 */
export function useEnterToActions(actions: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isRow =
        target instanceof HTMLInputElement && target.type === 'checkbox' && target.closest('table') !== null;
      if (event.key !== 'Enter' || !isRow) return;
      event.preventDefault();
      actions.current?.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [actions, isShown]);
}
