import { useIntl } from 'react-intl';
import controlStyles from '../../../../ui/form/field.module.css';
import { decimalText, parseDecimal } from '../../../kit/fields/decimal';
import { useDecimalSeparator } from '../../../kit/fields/number-input';
import { useTypedText } from '../../../kit/fields/typed-text';
import { useBoundField } from '../../../kit/form/use-bound-field';
import type { EntityFormState } from '../../../kit/form/use-entity-form';
import { FieldError } from '../../../kit/ui/fields';
import { type Corner, readPair } from './outline-edit';
import type { ZoneValues } from './zone-values';

const MOST_DEGREES = { latitude: 90, longitude: 180 } as const;

interface Props {
  readonly form: EntityFormState<ZoneValues>;
  readonly index: number;
  readonly axis: keyof typeof MOST_DEGREES;
  /** Both numbers were pasted at once, as maps give them to copy. */
  readonly onPair: (corner: Corner) => void;
  readonly onFocus: () => void;
}

/** Latitude or longitude of one corner. */
export function CornerField({ form, index, axis, onPair, onFocus }: Props) {
  const { formatMessage } = useIntl();
  const separator = useDecimalSeparator();
  const most = MOST_DEGREES[axis];
  const check = (value: number | null) =>
    value !== null && Math.abs(value) <= most
      ? undefined
      : formatMessage({ id: 'command-center.zones.corner.bounds' }, { most });
  const { ref, ...field } = useBoundField(form, `polygon.${index}.${axis}`, { isRequired: true, check });
  const write = (value: number | null) => decimalText(value, separator);
  const { text, setTyped } = useTypedText<number | null>(field.value, parseDecimal, write);
  return (
    <div>
      <input
        aria-describedby={field.error ? `${field.id}-error` : undefined}
        aria-invalid={field.error ? true : undefined}
        aria-label={formatMessage({ id: `command-center.zones.corner.${axis}` }, { number: index + 1 })}
        aria-required
        autoComplete="off"
        className={controlStyles.control}
        id={field.id}
        inputMode="decimal"
        onBlur={field.onBlur}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          field.onChange(parseDecimal(event.currentTarget.value));
        }}
        onFocus={onFocus}
        onPaste={(event) => {
          const pair = readPair(event.clipboardData.getData('text'));
          if (!pair) return;
          event.preventDefault();
          onPair(pair);
        }}
        ref={ref}
        value={text}
      />
      <FieldError id={`${field.id}-error`}>{field.error}</FieldError>
    </div>
  );
}
