import { Box, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Panel } from '../../kit/page/panel';
import { Button } from '../../kit/ui/button';
import { Notice, Tag } from '../../kit/ui/feedback';
import { MaintenanceDialog } from './maintenance-dialog';
import { useTakeOrders } from './use-take-orders';

const STATE = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  alignItems: 'center',
  '& + *': { marginTop: '4' },
  '& > button': { '@media (width < 40rem)': { flex: '1 1 auto' } },
} as const;

const MaintenancePanelFragment = graphql(`
  fragment MaintenancePanel on Channel {
    isActive
    isOnMaintenance
    maintenanceMessage
    ...MaintenanceDialog
  }
`);

/** Whether the shop takes orders, and the switch for it, which works at once. */
export function MaintenancePanel({ shop }: { readonly shop: FragmentType<typeof MaintenancePanelFragment> }) {
  const stored = readFragment(MaintenancePanelFragment, shop);
  const { isActive, isOnMaintenance, maintenanceMessage } = stored;
  const { formatMessage } = useIntl();
  const { isBusy, takeOrders } = useTakeOrders();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Box marginBottom="6">
      <Panel title={formatMessage({ id: 'command-center.settings.maintenance.title' })}>
        <Box css={STATE}>
          <Grid flex="1 1 18rem" gap="2" justifyItems="start" minWidth="0">
            <Tag tone={isActive ? 'success' : 'danger'}>
              <FormattedMessage
                id={isActive ? 'command-center.settings.maintenance.off' : 'command-center.settings.maintenance.on'}
              />
            </Tag>
            <Text color="fg.muted" fontSize="sm">
              {isActive ? (
                <FormattedMessage id="command-center.settings.maintenance.offExplained" />
              ) : (
                maintenanceMessage || <FormattedMessage id="command-center.settings.maintenance.standard" />
              )}
            </Text>
          </Grid>
          {!isActive && (
            <Button onClick={() => setIsAsking(true)} variant="outline">
              <FormattedMessage id="command-center.settings.maintenance.edit" />
            </Button>
          )}
          {isActive ? (
            <Button onClick={() => setIsAsking(true)} variant="outline">
              <FormattedMessage id="command-center.settings.maintenance.start" />
            </Button>
          ) : (
            <Button isBusy={isBusy} onClick={() => void takeOrders()}>
              <FormattedMessage id="command-center.settings.maintenance.end" />
            </Button>
          )}
        </Box>
        {isActive && isOnMaintenance && (
          <Notice title={formatMessage({ id: 'command-center.settings.maintenance.incomplete' })} tone="warning">
            <FormattedMessage id="command-center.settings.maintenance.incompleteExplained" />
          </Notice>
        )}
      </Panel>
      {isAsking && <MaintenanceDialog onClose={() => setIsAsking(false)} shop={stored} />}
    </Box>
  );
}
