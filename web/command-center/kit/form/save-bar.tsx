import type { FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../../../ui/class-names';
import { Button } from '../ui/button';
import { ConflictNotice } from './conflict-notice';
import styles from './save-bar.module.css';
import type { EntityFormState } from './use-entity-form';

interface Props<Values extends FieldValues> {
  readonly form: EntityFormState<Values>;
  readonly submitLabel: string | undefined;
}

/** Stays in sight at the bottom while something is unsaved. */
export function SaveBar<Values extends FieldValues>({ form, submitLabel }: Props<Values>) {
  const { isNew, isDirty, isSaving, discard, conflict } = form;
  const isShown = isNew || isDirty || isSaving;
  return (
    <div className={styles.place} data-bottom-bar={conflict === 'none' ? isShown || undefined : 'tallest'}>
      <p className={styles.heard} role="status">
        {isDirty && !isNew && <FormattedMessage id="command-center.kit.unsaved" />}
      </p>
      {/* Where the press was that it answers. */}
      <div className={styles.conflict}>
        <ConflictNotice form={form} />
      </div>
      {isShown && (
        <div className={classNames(styles.bar, !isDirty && !isSaving && styles.plain)} data-save-bar>
          <span aria-hidden="true" className={styles.words}>
            {isDirty && <FormattedMessage id="command-center.kit.unsaved" />}
          </span>
          {!isNew && (
            <Button onClick={discard} variant="ghost">
              <FormattedMessage id="command-center.kit.discard" />
            </Button>
          )}
          <Button isBusy={isSaving} type="submit">
            {submitLabel ?? <FormattedMessage id={isNew ? 'command-center.kit.create' : 'command-center.kit.save'} />}
          </Button>
        </div>
      )}
    </div>
  );
}
