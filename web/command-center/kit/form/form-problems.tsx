import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { focusControl, unfold } from '../../../ui/form/focus-control';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { Notice } from '../ui/feedback';
import type { EntityFormState } from './use-entity-form';

/** Above a form: why it could not be saved. One bad field gets the focus itself; several are listed as links. */
export function FormProblems<Values extends FieldValues>({ form }: { readonly form: EntityFormState<Values> }) {
  const { problems, refusal, attempt } = form;
  const entries = problems.flatMap(({ controlId, message }) => (controlId ? [{ id: controlId, message }] : []));
  // About fields that this page does not show.
  const loose = problems.flatMap(({ controlId, message }) => (controlId ? [] : [message]));
  const only = entries.length === 1 && loose.length === 0 && refusal === null ? entries[0]?.id : undefined;
  const showAll = useEffectEvent(() => {
    for (const { id } of entries) unfold(document.getElementById(id));
    if (only) focusControl(document.getElementById(only));
  });
  useEffect(() => {
    if (attempt > 0) showAll();
  }, [attempt]);
  return (
    <>
      {refusal && <Notice isLive title={refusal} tone="danger" />}
      {loose.map((message) => (
        <Notice isLive key={message} title={message} tone="danger" />
      ))}
      {entries.length > 1 && <ErrorSummary attempt={attempt} entries={entries} />}
      {only && (
        <VisuallyHidden role="alert">
          <FormattedMessage id="ui.formErrors" values={{ count: 1 }} />
        </VisuallyHidden>
      )}
    </>
  );
}
