import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../../ui/overlay/dialog';
import styles from './key-help.module.css';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys that work everywhere. */
export default function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const control = isApple() ? '⌘' : 'Ctrl';
  const keys = [
    { id: 'palette', keys: [control, 'K'] },
    { id: 'search', keys: ['/'] },
    { id: 'save', keys: [control, 'S'] },
    { id: 'move', keys: ['↑', '↓'] },
    { id: 'chosen', keys: ['Enter'] },
    { id: 'close', keys: ['Esc'] },
    { id: 'help', keys: ['?'] },
  ] as const;
  return (
    <Dialog isOpen onClose={onClose} title={formatMessage({ id: 'command-center.palette.keys.title' })}>
      <dl className={styles.keys}>
        {keys.map(({ id, keys: pressed }) => (
          <Fragment key={id}>
            <dt>
              {pressed.map((key) => (
                <kbd className={styles.key} key={key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>
              <FormattedMessage id={`command-center.palette.keys.${id}`} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
