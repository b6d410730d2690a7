import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { ConfirmDialog } from './confirm-dialog';
import dialogStyles from './confirm-dialog.module.css';
import { ConflictNotice } from './conflict-notice';
import styles from './entity-form.module.css';
import { FormProblems } from './form-problems';
import type { EntityFormState } from './use-entity-form';
import { useSaveKey } from './use-save-key';

interface Props<Values extends FieldValues> {
  readonly isOpen: boolean;
  /** Called too when something has been typed and the reader agreed to drop it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly form: EntityFormState<Values>;
  /** Defaults to “Save”, for a new entity to “Create”. */
  readonly submitLabel?: string;
  /** Defaults to “Cancel”: for dialogs in which that word means something else. */
  readonly cancelLabel?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A form in a dialog, where two fields are enough. Escape with something typed asks first. Put form and dialog in a
 * component of their own and render it with a `key` when it opens, so that each opening has fresh state.
 *
 * @example
 * const form = useEntityForm({ isNew: true, saved: { name: NO_TEXTS }, save, done, onSaved: onClose });
 * return (
 *   <FormDialog form={form} isOpen onClose={onClose} title={…}>
 *     <LocalizedField form={form} label={…} name="name" />
 *   </FormDialog>
 * );
 */
export function FormDialog<Values extends FieldValues>(props: Props<Values>) {
  const { isOpen, onClose, title, form, submitLabel, cancelLabel, children } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  useSaveKey(element, () => void form.submit());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    void form.submit();
  };
  const close = () => (form.isDirty ? setIsAsking(true) : onClose());
  const footer = (
    <>
      <ConflictNotice form={form} />
      <div className={dialogStyles.buttons}>
        <Button onClick={close} variant="outline">
          {cancelLabel ?? <FormattedMessage id="command-center.kit.cancel" />}
        </Button>
        <Button form={id} isBusy={form.isSaving} type="submit">
          {submitLabel ?? (
            <FormattedMessage id={form.isNew ? 'command-center.kit.create' : 'command-center.kit.save'} />
          )}
        </Button>
      </div>
    </>
  );
  return (
    <>
      <Dialog footer={footer} isOpen={isOpen} onClose={close} title={title}>
        <form className={styles.fields} id={id} noValidate onSubmit={submit} ref={element}>
          <FormProblems form={form} />
          {children}
        </form>
      </Dialog>
      <ConfirmDialog
        cancelLabel={formatMessage({ id: 'command-center.kit.leave.stay' })}
        confirmLabel={formatMessage({ id: 'command-center.kit.leave.confirm' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          form.discard();
          onClose();
          return null;
        }}
        title={formatMessage({ id: 'command-center.kit.leave.title' })}
      >
        <FormattedMessage id="command-center.kit.leave.explained" />
      </ConfirmDialog>
    </>
  );
}
