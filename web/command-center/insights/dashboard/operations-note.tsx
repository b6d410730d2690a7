import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../kit/ui/button';
import { StatusParts } from '../operations/status-panel';
import { Panel } from './panel';

/** How old the latest backup is and what came of it, and what else needs a look. */
export function OperationsNote({ deployment }: Pick<ComponentProps<typeof StatusParts>, 'deployment'>) {
  return (
    <Panel
      aside={
        <LinkButton size="sm" to="/command-center/settings/operations" variant="outline">
          <FormattedMessage id="command-center.operations.title" />
        </LinkButton>
      }
      title={<FormattedMessage id="command-center.operations.status" />}
    >
      <StatusParts deployment={deployment} isWhole={false} />
    </Panel>
  );
}
