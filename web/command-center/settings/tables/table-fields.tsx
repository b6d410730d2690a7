import { FormattedMessage, useIntl } from 'react-intl';
import { Segmented } from '../../kit/ui/choices';
import { TextArea, TextField } from '../../kit/ui/fields';
import type { TableChoice } from './tables';
import styles from './tables-route.module.css';

interface Props {
  readonly choice: TableChoice;
  readonly onChange: (part: Partial<TableChoice>) => void;
  /** What is wrong with it, in words. */
  readonly error: string | undefined;
}

/** How many tables there are, or what they are called. */
export function TableFields({ choice, onChange, error }: Props) {
  const { formatMessage } = useIntl();
  const text = (name: 'naming' | 'from' | 'to' | 'names' | 'namesHint') =>
    formatMessage({ id: `command-center.tables.${name}` });
  return (
    <>
      <Segmented
        label={text('naming')}
        onChange={(naming) => onChange({ naming })}
        segments={(['numbers', 'names'] as const).map((value) => ({
          value,
          label: <FormattedMessage id={`command-center.tables.naming.${value}`} />,
        }))}
        value={choice.naming}
      />
      {choice.naming === 'numbers' ? (
        <div className={styles.numbers}>
          <TextField
            autoComplete="off"
            error={error}
            inputMode="numeric"
            label={text('from')}
            onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
            value={choice.from}
          />
          <TextField
            autoComplete="off"
            inputMode="numeric"
            label={text('to')}
            onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
            value={choice.to}
          />
        </div>
      ) : (
        <TextArea
          className={styles.names}
          error={error}
          hint={text('namesHint')}
          label={text('names')}
          onChange={({ currentTarget }) => onChange({ names: currentTarget.value })}
          rows={5}
          value={choice.names}
        />
      )}
    </>
  );
}
