import { Flex, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { tellRefusal, useAct } from '../../../command-center/kit/entity/use-act';
import { useShopTime } from '../../../command-center/kit/time/order-time';
import { Button } from '../../../command-center/kit/ui/button';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';

const JobRowFragment = graphql(`
  fragment JobRow on PrintJob {
    id
    content
    status
    orderNumber
    isRepeat
    failure
    createdAt
    settledAt
    needsCare
  }
`);

const PrintAgainMutation = graphql(`
  mutation PrintAgain($id: ID!) {
    answer: printAgain(id: $id) {
      ...Refusal
    }
  }
`);
const DismissMutation = graphql(`
  mutation DismissPrintJob($id: ID!) {
    answer: dismissPrintJob(id: $id) {
      ...Refusal
    }
  }
`);

/** One sheet: which, what became of it, and what staff can do about it. */
export function JobRow({ job }: { readonly job: FragmentType<typeof JobRowFragment> }) {
  const { id, content, status, orderNumber, isRepeat, failure, createdAt, settledAt, needsCare } = readFragment(
    JobRowFragment,
    job,
  );
  const { formatMessage } = useIntl();
  const shopTime = useShopTime();
  const [again, isPrinting] = useAct(PrintAgainMutation);
  const [dismiss] = useAct(DismissMutation);
  const copy = isRepeat ? formatMessage({ id: 'command-center.printing.copy' }) : null;
  const what = [formatMessage({ id: `command-center.printing.content.${content}` }), orderNumber, copy];
  const isOver = status !== 'QUEUED' && status !== 'FETCHED';
  return (
    <Flex align="center" gap="2" justify="space-between" wrap="wrap">
      <div>
        <Text fontWeight={needsCare ? 'semibold' : undefined}>
          {what.filter(Boolean).join(' ')}
          {' · '}
          <FormattedMessage id={`command-center.printing.job.${status}`} />
        </Text>
        <Text color="fg.muted" fontSize="sm">
          {[shopTime(settledAt ?? createdAt), failure].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {isOver && (
        <Flex gap="2" wrap="wrap">
          <Button
            isBusy={isPrinting}
            onClick={async () =>
              tellRefusal(await again({ id }, formatMessage({ id: 'command-center.printing.queued' })))
            }
            size="sm"
            variant={needsCare ? 'soft' : 'outline'}
          >
            <FormattedMessage id="command-center.printing.again" />
          </Button>
          {needsCare && (
            <Button onClick={async () => tellRefusal(await dismiss({ id }))} size="sm" variant="outline">
              <FormattedMessage id="command-center.printing.dismiss" />
            </Button>
          )}
        </Flex>
      )}
    </Flex>
  );
}
