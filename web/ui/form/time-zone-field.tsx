import ChevronDownIcon from 'lucide/dist/esm/icons/chevron-down';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import { Field, type FieldTexts } from './field';
import controlStyles from './field.module.css';
import styles from './time-zone-field.module.css';
import { describeTimeZone, findTimeZones, timeZoneChoices } from './time-zones';

interface Props extends FieldTexts {
  readonly id: string;
  /** An IANA name or an hourly offset. */
  readonly value: string;
  /** The browser's own, offered first. */
  readonly own: string;
  readonly onChange: (timeZone: string) => void;
}

/** A time zone, found by typing a part of its name, the place in one's own language, or the offset. */
export function TimeZoneField({ id, value, own, onChange, ...texts }: Props) {
  const { locale, formatMessage } = useIntl();
  const listId = useId();
  const [now] = useState(() => new Date());
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const isOpen = typed !== null;
  const { label } = useMemo(() => describeTimeZone(value, locale, now), [value, locale, now]);
  // Some 450 formatters: made when somebody looks for a zone, not with the page.
  const choices = useMemo(() => (isOpen ? timeZoneChoices(own, locale, now) : []), [isOpen, own, locale, now]);
  const found = useMemo(() => findTimeZones(choices, typed ?? ''), [choices, typed]);
  const moveTo = (index: number) => {
    setActive(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const close = () => setTyped(null);
  const choose = (index: number) => {
    const choice = found[index];
    if (choice) onChange(choice.id);
    close();
  };
  const press = (event: KeyboardEvent) => {
    const act = new Map([
      ['ArrowDown', () => (isOpen ? moveTo(Math.min(active + 1, found.length - 1)) : setTyped(''))],
      ['ArrowUp', () => moveTo(Math.max(active - 1, 0))],
      ['Enter', isOpen ? () => choose(active) : undefined],
      ['Escape', isOpen ? close : undefined],
    ]).get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <Field {...texts} id={id}>
      {(links) => (
        <div className={styles.box}>
          <input
            {...links}
            aria-activedescendant={isOpen && found[active] ? `${listId}-${active}` : undefined}
            aria-autocomplete="list"
            aria-controls={listId}
            aria-expanded={isOpen}
            aria-required
            autoComplete="off"
            className={classNames(controlStyles.control, styles.input)}
            onBlur={close}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setActive(0);
            }}
            onClick={() => setTyped(typed ?? '')}
            onKeyDown={press}
            placeholder={label}
            role="combobox"
            spellCheck={false}
            value={typed ?? label}
          />
          <Icon of={ChevronDownIcon} className={styles.chevron} />
          {/* The list stays in the page while closed: what `aria-controls` names has to exist. */}
          <div
            aria-label={formatMessage({ id: 'ui.timeZone.suggestions' })}
            className={styles.list}
            hidden={!isOpen}
            id={listId}
            ref={list}
            role="listbox"
          >
            {found.map((choice, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's
              <div
                aria-selected={index === active}
                className={styles.option}
                id={`${listId}-${index}`}
                key={choice.id}
                onClick={() => choose(index)}
                // The focus stays in the text field, or its blur would close the list before the click.
                onMouseDown={(event) => event.preventDefault()}
                role="option"
                tabIndex={-1}
              >
                {choice.label}
              </div>
            ))}
          </div>
          {isOpen && found.length === 0 && (
            <p className={styles.none} role="status">
              <FormattedMessage id="ui.timeZone.none" />
            </p>
          )}
        </div>
      )}
    </Field>
  );
}
