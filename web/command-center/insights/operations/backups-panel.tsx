import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { tellRefusal, useAct } from '../../kit/entity/use-act';
import { FactList } from '../../kit/page/fact-list';
import { Panel } from '../../kit/page/panel';
import { Button } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';

const BackupsPanelFragment = graphql(`
  fragment BackupsPanel on Deployment {
    mayChangeBackups
    makesBackups
    isBackupEncrypted
    isBackupUnderWay
    backupPlace
    nextBackupAt
  }
`);

export const BackUpNowMutation = graphql(`
  mutation BackUpNow {
    answer: backUpNow {
      ... on BackupSchedule {
        version
      }
      ...Refusal
    }
  }
`);

/** Where backups are, when the next one is made, and one at once. */
export function BackupsPanel({ deployment }: { readonly deployment: FragmentType<typeof BackupsPanelFragment> }) {
  const facts = readFragment(BackupsPanelFragment, deployment);
  const { formatMessage, formatDate } = useIntl();
  const next = facts.nextBackupAt
    ? formatDate(facts.nextBackupAt, { dateStyle: 'medium', timeStyle: 'short' })
    : formatMessage({ id: 'command-center.operations.never' });
  const encryption = formatMessage({
    id: facts.isBackupEncrypted ? 'command-center.operations.encrypted' : 'command-center.operations.open',
  });
  return (
    <Panel title={formatMessage({ id: 'command-center.operations.backups' })}>
      <Stack gap="4">
        <Text color="fg.muted">
          <FormattedMessage id="command-center.operations.explained" />
        </Text>
        {!facts.makesBackups && <Notice title={formatMessage({ id: 'command-center.operations.elsewhere' })} />}
        <FactList
          facts={[
            { label: formatMessage({ id: 'command-center.operations.next' }), value: next },
            { label: formatMessage({ id: 'command-center.operations.place' }), value: facts.backupPlace },
            { label: formatMessage({ id: 'command-center.operations.encryption' }), value: encryption },
          ]}
        />
        {facts.mayChangeBackups && facts.makesBackups && <BackUpNow isUnderWay={facts.isBackupUnderWay} />}
        {!facts.mayChangeBackups && (
          <Text color="fg.muted">
            <FormattedMessage id="command-center.operations.notYours" />
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

function BackUpNow({ isUnderWay }: { readonly isUnderWay: boolean }) {
  const { formatMessage } = useIntl();
  const [backUp, isAsking] = useAct(BackUpNowMutation);
  const ask = async () => tellRefusal(await backUp({}, formatMessage({ id: 'command-center.operations.asked' })));
  return isUnderWay ? (
    <Text role="status">
      <FormattedMessage id="command-center.operations.underWay" />
    </Text>
  ) : (
    <div>
      <Button isBusy={isAsking} onClick={ask} variant="outline">
        <FormattedMessage id="command-center.operations.now" />
      </Button>
    </div>
  );
}
