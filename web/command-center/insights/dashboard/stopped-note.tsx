import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../kit/ui/button';
import figures from './figures.module.css';
import { Panel } from './panel';

/** How many names are listed before a link to the stop list. */
const NAMED = 5;

/** What shoppers can't order at present. */
export function StoppedNote({ names }: { readonly names: readonly string[] }) {
  const count = names.length;
  return (
    <Panel
      aside={
        <LinkButton size="sm" to="/command-center/stop-list" variant="outline">
          <FormattedMessage id="command-center.dashboard.stopped.open" />
        </LinkButton>
      }
      title={<FormattedMessage id="command-center.dashboard.stopped" />}
    >
      <p className={figures.muted}>
        <FormattedMessage id={`command-center.dashboard.stopped.${count > 0 ? 'some' : 'none'}`} values={{ count }} />
      </p>
      {count > 0 && <p>{names.slice(0, NAMED).join(' · ') + (count > NAMED ? ' …' : '')}</p>}
    </Panel>
  );
}
