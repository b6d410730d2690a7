import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { useCommandCenter } from '../../../command-center/kit/context/command-center-context';
import { useAct } from '../../../command-center/kit/entity/use-act';
import { Panel } from '../../../command-center/kit/page/panel';
import { ShownOnce } from '../../../command-center/kit/secret/shown-once';
import { Button } from '../../../command-center/kit/ui/button';
import { Tag } from '../../../command-center/kit/ui/feedback';
import { QrCode } from '../../../command-center/kit/ui/qr-code';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';

const PrinterPanelFragment = graphql(`
  fragment PrinterPanel on Printer {
    id
    name
    kind
    trouble
    hasAddress
    jobs(first: 20, needsCare: true) {
      nodes {
        id
        content
        status
        orderNumber
        failure
      }
    }
  }
`);

const IssueAddressMutation = graphql(`
  mutation IssuePrinterAddress($id: ID!) {
    answer: issuePrinterAddress(id: $id) {
      ... on PrinterAddress {
        url
      }
      ...Refusal
    }
  }
`);
const RevokeAddressMutation = graphql(`
  mutation RevokePrinterAddress($id: ID!) {
    answer: revokePrinterAddress(id: $id) {
      ...Refusal
    }
  }
`);
const TestPageMutation = graphql(`
  mutation PrintTestPage($id: ID!) {
    answer: printTestPage(id: $id) {
      ...Refusal
    }
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

interface Props {
  readonly printer: FragmentType<typeof PrinterPanelFragment>;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

/** One printer: how it is, its address, and the sheets that staff have to look after. */
export function PrinterPanel({ printer, onChange, onDelete }: Props) {
  const { id, name, trouble, hasAddress, jobs } = readFragment(PrinterPanelFragment, printer);
  const { formatMessage } = useIntl();
  const { board } = useCommandCenter();
  const [, issue] = useMutation(IssueAddressMutation);
  const [revoke] = useAct(RevokeAddressMutation);
  const [test] = useAct(TestPageMutation);
  const [again] = useAct(PrintAgainMutation);
  const [dismiss] = useAct(DismissMutation);
  const [address, setAddress] = useState<string | null>(null);
  const give = async () => {
    const answer = (await issue({ id })).data?.answer;
    if (answer?.__typename === 'PrinterAddress') setAddress(answer.url);
    board.changed();
  };
  return (
    <Panel title={name}>
      <Grid gap="4">
        <Flex gap="2" wrap="wrap">
          <Tag tone={trouble ? 'warning' : 'success'}>
            <FormattedMessage id={`command-center.printing.state.${trouble ?? 'WORKS'}`} />
          </Tag>
        </Flex>
        {address && (
          <Flex gap="4" wrap="wrap">
            <Box flex="none" width="9rem">
              <QrCode label={formatMessage({ id: 'command-center.printing.address' })} text={address} />
            </Box>
            <ShownOnce label={formatMessage({ id: 'command-center.printing.address' })} secret={address}>
              <FormattedMessage id="command-center.printing.addressOnce" />
            </ShownOnce>
          </Flex>
        )}
        <Flex gap="2" wrap="wrap">
          <Button onClick={() => void give()} size="sm" variant="outline">
            <FormattedMessage
              id={hasAddress ? 'command-center.printing.newAddress' : 'command-center.printing.giveAddress'}
            />
          </Button>
          {hasAddress && (
            <Button
              onClick={() => void revoke({ id }, formatMessage({ id: 'command-center.printing.revoked' }))}
              size="sm"
              variant="danger"
            >
              <FormattedMessage id="command-center.printing.revoke" />
            </Button>
          )}
          <Button
            onClick={() => void test({ id }, formatMessage({ id: 'command-center.printing.testQueued' }))}
            size="sm"
            variant="outline"
          >
            <FormattedMessage id="command-center.printing.test" />
          </Button>
          <Button onClick={onChange} size="sm" variant="outline">
            <FormattedMessage id="command-center.printing.changeOf" values={{ name }} />
          </Button>
          <Button onClick={onDelete} size="sm" variant="outline">
            <FormattedMessage id="command-center.printing.deleteOf" values={{ name }} />
          </Button>
        </Flex>
        {jobs.nodes.map((job) => (
          <Flex align="center" gap="2" key={job.id} wrap="wrap">
            <Text fontWeight="semibold">
              <FormattedMessage
                id={
                  job.status === 'UNKNOWN'
                    ? 'command-center.printing.job.UNKNOWN'
                    : 'command-center.printing.job.FAILED'
                }
                values={{ number: job.orderNumber ?? '', failure: job.failure ?? '' }}
              />
            </Text>
            <Button onClick={() => void again({ id: job.id })} size="sm">
              <FormattedMessage id="command-center.printing.again" />
            </Button>
            <Button onClick={() => void dismiss({ id: job.id })} size="sm" variant="outline">
              <FormattedMessage id="command-center.printing.dismiss" />
            </Button>
          </Flex>
        ))}
      </Grid>
    </Panel>
  );
}
