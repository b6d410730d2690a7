import SearchIcon from 'lucide/dist/esm/icons/search';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { matching } from '../../kit/table/match';
import { Dialog } from '../../kit/ui/dialog';
import { Spinner } from '../../kit/ui/feedback';
import type { Entry } from './entry';
import styles from './palette.module.css';
import { PaletteList } from './palette-list';
import { useFound } from './use-found';
import { usePlaces } from './use-places';

interface Props {
  readonly onClose: () => void;
  readonly onPause: () => void;
}

/** Everything by a few letters: pages, what can be done, orders, dishes and clients. */
export default function Palette({ onClose, onPause }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [text, setText] = useState('');
  const [current, setCurrent] = useState(0);
  const places = usePlaces(onPause);
  const { groups: found, isSeeking } = useFound(text);
  const known = places.map((group) => ({
    ...group,
    entries: text.trim() === '' ? group.entries : matching(group.entries, text),
  }));
  const groups = [...known, ...found].filter(
    ({ entries, isSoughtOnly }) => entries.length > 0 && !(isSoughtOnly && text.trim() === ''),
  );
  const entries = groups.flatMap((group) => group.entries);
  const chosen = entries[Math.min(current, entries.length - 1)];
  const optionId = (entry: Entry) => `${id}-${entry.id}`;
  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, id]);

  const run = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  const press = (event: KeyboardEvent) => {
    const last = entries.length - 1;
    const at = Math.min(current, last);
    const to = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1 }[event.key];
    if (to !== undefined) setCurrent(to);
    else if (event.key === 'Enter') run(chosen);
    else return;
    event.preventDefault();
  };
  const title = formatMessage({ id: 'command-center.palette.title' });
  return (
    <Dialog isOpen isTitleHidden onClose={onClose} title={title}>
      <div className={styles.seek}>
        {isSeeking ? <Spinner /> : <Icon of={SearchIcon} />}
        <input
          aria-activedescendant={chosen ? optionId(chosen) : undefined}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-expanded="true"
          aria-label={title}
          autoComplete="off"
          className={styles.input}
          // The focus begins here, not at the close button, which comes first.
          data-autofocus
          enterKeyHint="go"
          onChange={(event) => {
            setText(event.currentTarget.value);
            setCurrent(0);
          }}
          onKeyDown={press}
          placeholder={formatMessage({ id: 'command-center.palette.placeholder' })}
          role="combobox"
          type="text"
          value={text}
        />
      </div>
      <PaletteList chosen={chosen} groups={groups} id={`${id}-list`} onRun={run} optionId={optionId} />
      <p className={styles.nothing} role="status">
        {entries.length === 0 && !isSeeking && (
          <FormattedMessage id="command-center.palette.nothing" values={{ text }} />
        )}
      </p>
    </Dialog>
  );
}
