import { Textarea } from '@chakra-ui/react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBoundField } from '../../../kit/form/use-bound-field';
import type { EntityFormState } from '../../../kit/form/use-entity-form';
import { Button } from '../../../kit/ui/button';
import { Field } from '../../../kit/ui/fields';
import type { ReceiverValues } from './receiver-values';
import styles from './template-field.module.css';
import { offsetOf } from './template-offset';
import type { Mistake } from './use-preview';

interface Props {
  readonly form: EntityFormState<ReceiverValues>;
  /** Where the template has a mistake, as it stands. */
  readonly mistake: Mistake | null;
}

/** The body's template, with numbered lines; a mistake is marked in its line while one types. */
export function TemplateField({ form, mistake }: Props) {
  const { formatMessage } = useIntl();
  const { id, value, onChange, onBlur, ref, error } = useBoundField(form, 'bodyTemplate');
  const numbers = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const lines = value.split('\n').length;
  const toMistake = () => {
    if (!mistake || !area.current) return;
    const at = offsetOf(value, mistake);
    area.current.focus();
    area.current.setSelectionRange(at, at);
  };
  return (
    <div className={styles.template}>
      <Field
        error={mistake?.message ?? error}
        hint={formatMessage({ id: 'command-center.receivers.templateHint' })}
        id={id}
        label={formatMessage({ id: 'command-center.receivers.template' })}
      >
        {(links) => (
          <div className={styles.editor}>
            <div aria-hidden className={styles.numbers} ref={numbers}>
              {Array.from({ length: lines }, (_, index) => index + 1).map((line) => (
                <span className={line === mistake?.line ? styles.bad : undefined} key={line}>
                  {line}
                </span>
              ))}
            </div>
            <Textarea
              {...links}
              aria-required
              autoCapitalize="none"
              autoComplete="off"
              className={styles.area}
              onBlur={onBlur}
              onChange={(event) => onChange(event.currentTarget.value)}
              onScroll={(event) => {
                if (numbers.current) numbers.current.scrollTop = event.currentTarget.scrollTop;
              }}
              ref={(element) => {
                area.current = element;
                ref(element);
              }}
              rows={Math.min(Math.max(lines, 8), 24)}
              spellCheck={false}
              unstyled
              value={value}
              wrap="off"
            />
          </div>
        )}
      </Field>
      {mistake && (
        <Button onClick={toMistake} size="sm" variant="outline">
          <FormattedMessage id="command-center.receivers.toMistake" values={{ line: mistake.line }} />
        </Button>
      )}
    </div>
  );
}
