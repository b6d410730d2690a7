import type { Answer } from '../../kit/form/refusal';
import { useRefusalText } from '../../kit/form/use-refusal-text';
import { useCommandCenter } from '../../kit/layout/command-center-context';
import { toasts } from '../../kit/ui/toaster';

/**
 * Tells what became of a press that stands in no form, and lets the screens read anew.
 *
 * @returns why it was refused, for a dialog that stays open; null when it was done.
 */
export function useDone(): (answer: Answer | null | undefined, message: string, isQuiet?: boolean) => string | null {
  const { board } = useCommandCenter();
  const refusalText = useRefusalText();
  return (answer, message, isQuiet = false) => {
    const refusal = refusalText(answer);
    board.changed();
    if (refusal === null) toasts.show({ message, tone: 'success' });
    else if (!isQuiet) toasts.show({ message: refusal, tone: 'danger' });
    return refusal;
  };
}
