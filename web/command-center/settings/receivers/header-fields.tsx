import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/button';
import { IconButton } from '../../../ui/button/icon-button';
import { FieldError } from '../../../ui/form/field-error';
import { TextField } from '../../../ui/form/text-field';
import { PlusIcon } from '../../../ui/icons/plus-icon';
import { Trash2Icon } from '../../../ui/icons/trash-2-icon';
import { useBoundField } from '../../kit/form/use-bound-field';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import styles from './header-fields.module.css';
import type { Header, ReceiverValues } from './receiver-values';

/** The most that the API takes. */
const MAXIMUM = 20;

/** Headers besides Authorization and the signature. */
export function HeaderFields({ form }: { readonly form: EntityFormState<ReceiverValues> }) {
  const { formatMessage } = useIntl();
  const { id, value: headers, onChange, error } = useBoundField(form, 'headers');
  const problemOf = (index: number) =>
    form.problems.find(({ name }) => name === `headers.${index}` || name.startsWith(`headers.${index}.`))?.message;
  const rows = useRef<HTMLFieldSetElement>(null);
  const add = () => {
    onChange([...headers, { name: '', value: '' }]);
    // Once it is there: whoever adds a header names it next.
    requestAnimationFrame(() => rows.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  const change = (index: number, part: Partial<Header>) =>
    onChange(headers.map((header, at) => (at === index ? { ...header, ...part } : header)));
  return (
    <fieldset className={styles.headers} id={id} ref={rows} tabIndex={-1}>
      <legend className={styles.legend}>
        <FormattedMessage id="command-center.receivers.headers" />
      </legend>
      {headers.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari hears no list where the bullets are gone
        <ul className={styles.rows} role="list">
          {headers.map(({ name, value }, index) => (
            // A header has nothing of its own to be told apart by while it is typed.
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
            <li className={styles.row} key={index}>
              <TextField
                autoComplete="off"
                error={problemOf(index)}
                label={formatMessage({ id: 'command-center.receivers.headerName' })}
                onChange={(event) => change(index, { name: event.currentTarget.value })}
                spellCheck={false}
                value={name}
              />
              <TextField
                autoComplete="off"
                label={formatMessage({ id: 'command-center.receivers.headerValue' })}
                onChange={(event) => change(index, { value: event.currentTarget.value })}
                spellCheck={false}
                value={value}
              />
              <IconButton
                icon={<Trash2Icon />}
                label={formatMessage({ id: 'command-center.receivers.headerRemove' }, { name })}
                onClick={() => onChange(headers.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ul>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {headers.length < MAXIMUM && (
        <Button onClick={add} size="sm" variant="outline">
          <PlusIcon size={16} />
          <FormattedMessage id="command-center.receivers.headerAdd" />
        </Button>
      )}
    </fieldset>
  );
}
