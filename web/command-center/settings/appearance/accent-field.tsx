import { type CSSProperties, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../../../ui/class-names';
import { TextField } from '../../kit/ui/fields';
import styles from './accent-field.module.css';

/** Colours that suit food, each well apart from its neighbours; a shop may have any other. */
const SWATCHES = [
  { id: 'terracotta', color: '#c2410c' },
  { id: 'tomato', color: '#c81e1e' },
  { id: 'raspberry', color: '#be185d' },
  { id: 'plum', color: '#86198f' },
  { id: 'indigo', color: '#4338ca' },
  { id: 'sea', color: '#0369a1' },
  { id: 'teal', color: '#0f766e' },
  { id: 'basil', color: '#15803d' },
  { id: 'olive', color: '#4d7c0f' },
  { id: 'saffron', color: '#eab308' },
  { id: 'cocoa', color: '#78350f' },
  { id: 'graphite', color: '#334155' },
] as const;

interface Props {
  readonly id: string;
  /** `#rrggbb`, or what is being typed. */
  readonly value: string;
  readonly onChange: (color: string) => void;
  readonly error: string | undefined;
}

/** A swatch, or any colour by the device's picker or its number. */
export function AccentField({ id, value, onChange, error }: Props) {
  const { formatMessage } = useIntl();
  const name = useId();
  const isColor = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <div className={styles.field}>
      <fieldset className={styles.swatches}>
        <legend className={styles.legend}>
          <FormattedMessage id="command-center.appearance.accent" />
        </legend>
        {SWATCHES.map(({ id: swatch, color }) => (
          <label className={styles.swatch} key={swatch} style={swatchColor(color)}>
            <input
              aria-label={formatMessage({ id: `command-center.appearance.swatch.${swatch}` })}
              checked={value.toLowerCase() === color}
              className={styles.radio}
              name={name}
              onChange={() => onChange(color)}
              type="radio"
            />
          </label>
        ))}
      </fieldset>
      <div className={styles.own}>
        <input
          aria-label={formatMessage({ id: 'command-center.appearance.pick' })}
          className={styles.picker}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          type="color"
          value={isColor ? value.toLowerCase() : '#000000'}
        />
        <TextField
          autoComplete="off"
          className={classNames(styles.code)}
          error={error}
          id={id}
          label={formatMessage({ id: 'command-center.appearance.code' })}
          maxLength={7}
          onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
          spellCheck={false}
          value={value}
        />
      </div>
    </div>
  );
}

function swatchColor(color: string): CSSProperties {
  return { backgroundColor: color };
}
