import { type RefObject, useEffect, useEffectEvent } from 'react';
import { topDialog } from '../ui/dialog';

/** Ctrl+S or ⌘S saves the form; with a dialog open, only the form inside of it. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyS') return;
    const dialog = topDialog();
    if (dialog && !dialog.contains(form.current)) return;
    // Replaces the browser's “save page”.
    event.preventDefault();
    if (!event.repeat) save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
