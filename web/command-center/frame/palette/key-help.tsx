import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../kit/ui/dialog';
import { KEY_TABLE } from './key-table';

const KEYS = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 'var(--space-3) var(--space-5)',
  alignItems: 'center',
  margin: '0',
  '& dt': { display: 'flex', gap: '1' },
  '& dd': { margin: '0' },
} as const;

const KEY = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '2rem',
  minHeight: '2rem',
  padding: '0 var(--space-2)',
  border: '1px solid var(--line-strong)',
  borderBottomWidth: '2px',
  borderRadius: 'sm',
  background: 'bg.subtle',
  font: 'inherit',
  fontSize: 'sm',
  fontWeight: 'semibold',
} as const;

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys that work everywhere, then those of the order board. */
export default function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const control = isApple() ? '⌘' : 'Ctrl';
  return (
    <Dialog isOpen onClose={onClose} title={formatMessage({ id: 'command-center.palette.keys.title' })}>
      <chakra.dl css={KEYS}>
        {KEY_TABLE.map(({ id, keys }) => (
          <Fragment key={id}>
            <dt>
              {keys.map((key) => (
                <chakra.kbd css={KEY} key={key}>
                  {key === '$mod' ? control : key}
                </chakra.kbd>
              ))}
            </dt>
            <dd>
              <FormattedMessage id={`command-center.palette.keys.${id}`} />
            </dd>
          </Fragment>
        ))}
      </chakra.dl>
    </Dialog>
  );
}
