import { type ReactNode, type SubmitEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIsHydrated } from '../../../ui/use-is-hydrated';
import { topDialog } from '../ui/dialog';
import styles from './entity-form.module.css';
import { FormProblems } from './form-problems';
import { SaveBar } from './save-bar';
import type { EntityFormState } from './use-entity-form';
import { useFormFocus } from './use-form-focus';
import { useSaveKey } from './use-save-key';

interface Props<Values extends FieldValues> {
  readonly form: EntityFormState<Values>;
  readonly children: ReactNode;
  /** Defaults to “Save”, for a new entity to “Create”. */
  readonly submitLabel?: string;
}

/**
 * The form of a page: its fields, what keeps it from being saved, and a bar to save or discard that appears as soon as
 * something has changed. Ctrl+S saves too; leaving with unsaved changes is asked about.
 */
export function EntityForm<Values extends FieldValues>({ form, children, submitLabel }: Props<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const watched = useFormFocus(form.isDirty || form.isSaving);
  useSaveKey(element, () => void form.submit());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React hands events of a dialog inside on to the form around it.
    event.stopPropagation();
    // Enter in a dialog over the form (the crop of a photo, an icon) is meant for the dialog.
    if (topDialog()) return;
    void form.submit();
  };
  return (
    <form {...watched} noValidate onSubmit={submit} ref={element}>
      {/* Nothing that is pressed or typed before could count; how that looks stands in reset.css. */}
      <fieldset className={styles.fields} disabled={!isHydrated}>
        <FormProblems form={form} />
        {children}
        <SaveBar form={form} submitLabel={submitLabel} />
      </fieldset>
    </form>
  );
}
