import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Notice } from '../ui/feedback';
import styles from './confirm-dialog.module.css';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** A question: “Delete the menu “Lunch”?”. */
  readonly title: string;
  /** What it means: what goes, and what stays. */
  readonly children?: ReactNode;
  /** What is done: “Delete the menu”, never “OK”. */
  readonly confirmLabel: string;
  /** Defaults to “Cancel”. */
  readonly cancelLabel?: string;
  /** Defaults to `danger`. */
  readonly tone?: 'danger' | 'primary';
  /** Does it. A text that it answers is why it could not be done: it is shown, and the dialog stays. */
  readonly onConfirm: () => Promise<string | null> | null;
}

/**
 * Asks before something that can't be taken back. The focus begins on the way out, so that a second Enter does nothing.
 *
 * @example
 * <ConfirmDialog
 *   confirmLabel={formatMessage({ id: … })}
 *   isOpen={isAsking}
 *   onClose={() => setIsAsking(false)}
 *   onConfirm={() => remove(menu.id)}
 *   title={formatMessage({ id: … }, { name: menu.name })}
 * >
 *   What goes with it, and what stays.
 * </ConfirmDialog>
 */
export function ConfirmDialog(props: Props) {
  const { isOpen, onClose, title } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} role="alertdialog" title={title}>
      <Question {...props} />
    </Dialog>
  );
}

/** Mounted while the dialog is open, so that each opening has fresh state. */
function Question({ onClose, children, confirmLabel, cancelLabel, tone = 'danger', onConfirm }: Props) {
  const { formatMessage } = useIntl();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setIsBusy(true);
    const answer = await onConfirm();
    setIsBusy(false);
    setRefusal(answer);
    if (answer === null) onClose();
  };
  return (
    <div className={styles.body}>
      {children && <div className={styles.words}>{children}</div>}
      {refusal && <Notice isLive title={refusal} tone="danger" />}
      <div className={styles.buttons}>
        <Button onClick={onClose} variant="outline">
          {cancelLabel ?? formatMessage({ id: 'command-center.kit.cancel' })}
        </Button>
        <Button isBusy={isBusy} onClick={() => void confirm()} variant={tone}>
          {confirmLabel}
        </Button>
      </div>
    </div>
  );
}
