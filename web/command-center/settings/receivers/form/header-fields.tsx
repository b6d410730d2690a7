import { chakra } from '@chakra-ui/react';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import Trash2Icon from 'lucide/dist/esm/icons/trash';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../../ui/icons/icon';
import { useBoundField } from '../../../kit/form/use-bound-field';
import type { EntityFormState } from '../../../kit/form/use-entity-form';
import { Button, IconButton } from '../../../kit/ui/button';
import { FieldError, TextField } from '../../../kit/ui/fields';
import type { Header, ReceiverValues } from './receiver-values';

/** The most that the API takes. */
const MAXIMUM = 20;

/** Headers other than Authorization and the signature. */
export function HeaderFields({ form }: { readonly form: EntityFormState<ReceiverValues> }) {
  const { formatMessage } = useIntl();
  const { id, value: headers, onChange, error } = useBoundField(form, 'headers');
  const problemOf = (index: number) =>
    form.problems.find(({ name }) => name === `headers.${index}` || name.startsWith(`headers.${index}.`))?.message;
  const rows = useRef<HTMLFieldSetElement>(null);
  const add = () => {
    onChange([...headers, { name: '', value: '' }]);
    // Once it is rendered, the focus goes to the name of the new header.
    requestAnimationFrame(() => rows.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  const change = (index: number, part: Partial<Header>) =>
    onChange(headers.map((header, at) => (at === index ? { ...header, ...part } : header)));
  return (
    <chakra.fieldset
      display="grid"
      gap="3"
      justifyItems="start"
      minWidth="0"
      padding="0"
      margin="0"
      id={id}
      ref={rows}
      tabIndex={-1}
    >
      <chakra.legend padding="0" marginBottom="2" fontSize="sm" fontWeight="semibold">
        <FormattedMessage id="command-center.receivers.headers" />
      </chakra.legend>
      {headers.length > 0 && (
        <chakra.ul display="grid" gap="3" width="100%" role="list">
          {headers.map(({ name, value }, index) => (
            // A header has no stable key while it is typed.
            <chakra.li
              display="grid"
              gridTemplateColumns="minmax(0, 2fr) minmax(0, 3fr) var(--target)"
              gap="2"
              alignItems="end"
              width="100%"
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
              key={index}
            >
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
                icon={<Icon of={Trash2Icon} />}
                label={formatMessage({ id: 'command-center.receivers.headerRemove' }, { name })}
                onClick={() => onChange(headers.filter((_, at) => at !== index))}
              />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {headers.length < MAXIMUM && (
        <Button onClick={add} size="sm" variant="outline">
          <Icon of={PlusIcon} size={16} />
          <FormattedMessage id="command-center.receivers.headerAdd" />
        </Button>
      )}
    </chakra.fieldset>
  );
}
