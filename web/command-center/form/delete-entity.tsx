import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button/button';
import { Trash2Icon } from '../../ui/icons/trash-2-icon';
import { toasts } from '../../ui/overlay/toasts';
import { ConfirmDialog } from './confirm-dialog';
import styles from './delete-entity.module.css';
import type { Answer } from './refusal';
import { useRefusalText } from './use-refusal-text';

interface Props {
  /** “Delete the menu”. */
  readonly label: string;
  /** “Delete the menu “Lunch”?” */
  readonly question: string;
  /** What goes with it, and what stays. */
  readonly children: ReactNode;
  /** Sends it, and answers with the member of the mutation's result. */
  readonly remove: () => Promise<Answer | null | undefined>;
  /** The toast: “Menu deleted”. */
  readonly done: string;
  /** Leads away from what is no longer there. */
  readonly onDeleted: () => void;
}

/** At the end of a page: the way to delete what it is about. Asks first. */
export function DeleteEntity({ label, question, children, remove, done, onDeleted }: Props) {
  const refusalText = useRefusalText();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async () => {
    const refusal = refusalText(await remove());
    if (refusal !== null) return refusal;
    toasts.show({ message: done, tone: 'success' });
    onDeleted();
    return null;
  };
  return (
    <div className={styles.place}>
      <Button onClick={() => setIsAsking(true)} variant="danger">
        <Trash2Icon size={18} />
        {label}
      </Button>
      <ConfirmDialog
        confirmLabel={label}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title={question}
      >
        {children}
      </ConfirmDialog>
    </div>
  );
}
