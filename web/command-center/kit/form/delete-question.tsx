import type { ReactNode } from 'react';
import { useCommandCenter } from '../layout/command-center-context';
import { toasts } from '../ui/toaster';
import { ConfirmDialog } from './confirm-dialog';
import type { Answer } from './refusal';
import { useRefusalText } from './use-refusal-text';

export interface DeleteQuestionProps {
  /** “Delete the menu”. */
  readonly label: string;
  /** “Delete the menu “Lunch”?” */
  readonly question: string;
  /** What goes with it, and what stays. */
  readonly children?: ReactNode;
  /** Sends it, and answers with the member of the mutation's result. */
  readonly remove: () => Promise<Answer | null | undefined>;
  /** The toast: “Menu deleted”; null where the page that follows shows it. */
  readonly done: string | null;
  /** Leads away from what is no longer there. */
  readonly onDeleted?: () => Promise<void> | void;
}

interface Props extends DeleteQuestionProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before something is deleted; a refusal is told in the dialog, which then stays. */
export function DeleteQuestion({ label, question, children, remove, done, onDeleted, isOpen, onClose }: Props) {
  const refusalText = useRefusalText();
  const { board } = useCommandCenter();
  const confirm = async () => {
    const answer = await remove();
    // A colleague deleted it already.
    const isGone = answer && 'code' in answer && answer.code === 'NOT_FOUND';
    const refusal = isGone ? null : refusalText(answer);
    if (refusal !== null) return refusal;
    if (done !== null) toasts.show({ message: done, tone: 'success' });
    await onDeleted?.();
    board.changed();
    return null;
  };
  return (
    <ConfirmDialog confirmLabel={label} isOpen={isOpen} onClose={onClose} onConfirm={confirm} title={question}>
      {children}
    </ConfirmDialog>
  );
}
