import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { useCommandCenter } from '../../../command-center/kit/context/command-center-context';
import { RowButtons } from '../../../command-center/kit/entity/row-buttons';
import { tellRefusal, useAct } from '../../../command-center/kit/entity/use-act';
import { Panel } from '../../../command-center/kit/page/panel';
import { ShownOnce } from '../../../command-center/kit/secret/shown-once';
import { Button } from '../../../command-center/kit/ui/button';
import { Tag } from '../../../command-center/kit/ui/feedback';
import { QrCode } from '../../../command-center/kit/ui/qr-code';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { JobRow } from './job-row';
import { PreviewDialog } from './preview-dialog';

const PrinterPanelFragment = graphql(`
  fragment PrinterPanel on Printer {
    id
    name
    kind
    trouble
    hasAddress
    address
    waiting: jobs(first: 20, needsCare: true) {
      nodes {
        id
        ...JobRow
      }
    }
    recent: jobs(first: 20) {
      nodes {
        id
        ...JobRow
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

interface Props {
  readonly printer: FragmentType<typeof PrinterPanelFragment>;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

/** One printer: how it is, its address, the sheets that staff have to look after, and the last ones. */
export function PrinterPanel({ printer, onChange, onDelete }: Props) {
  const { id, name, kind, trouble, hasAddress, address, waiting, recent } = readFragment(PrinterPanelFragment, printer);
  const { formatMessage } = useIntl();
  const { board } = useCommandCenter();
  const [, issue] = useMutation(IssueAddressMutation);
  const [revoke] = useAct(RevokeAddressMutation);
  const [test] = useAct(TestPageMutation);
  const [url, setUrl] = useState<string | null>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const asks = kind !== 'ESC_POS';
  const give = async () => {
    const answer = (await issue({ id })).data?.answer;
    if (answer?.__typename === 'PrinterAddress') setUrl(answer.url);
    board.changed();
  };
  return (
    <Panel title={name}>
      <Grid gap="4">
        <Flex align="center" gap="2" wrap="wrap">
          <Tag tone={trouble ? 'warning' : 'success'}>
            <FormattedMessage id={`command-center.printing.state.${trouble ?? 'WORKS'}`} />
          </Tag>
          {!asks && <Text color="fg.muted">{address}</Text>}
        </Flex>
        {url && (
          <Flex gap="4" wrap="wrap">
            <Box flex="none" width="9rem">
              <QrCode label={formatMessage({ id: 'command-center.printing.address' })} text={url} />
            </Box>
            <ShownOnce label={formatMessage({ id: 'command-center.printing.address' })} secret={url}>
              <FormattedMessage id="command-center.printing.addressOnce" />
            </ShownOnce>
          </Flex>
        )}
        {waiting.nodes.map((job) => (
          <JobRow job={job} key={job.id} />
        ))}
        <Flex align="center" gap="2" wrap="wrap">
          {asks && (
            <Button onClick={() => void give()} size="sm" variant="outline">
              <FormattedMessage
                id={hasAddress ? 'command-center.printing.newAddress' : 'command-center.printing.giveAddress'}
              />
            </Button>
          )}
          {asks && hasAddress && (
            <Button
              onClick={async () =>
                tellRefusal(await revoke({ id }, formatMessage({ id: 'command-center.printing.revoked' })))
              }
              size="sm"
              variant="danger"
            >
              <FormattedMessage id="command-center.printing.revoke" />
            </Button>
          )}
          <Button
            onClick={async () =>
              tellRefusal(await test({ id }, formatMessage({ id: 'command-center.printing.testQueued' })))
            }
            size="sm"
            variant="outline"
          >
            <FormattedMessage id="command-center.printing.test" />
          </Button>
          <Button onClick={() => setPreviewed(true)} size="sm" variant="outline">
            <FormattedMessage id="command-center.printing.preview" />
          </Button>
          <Flex gap="1">
            <RowButtons name={name} onChange={onChange} onDelete={onDelete} words="command-center.printing" />
          </Flex>
        </Flex>
        {recent.nodes.length > 0 && (
          <chakra.details>
            <chakra.summary cursor="pointer">
              <FormattedMessage id="command-center.printing.recent" />
            </chakra.summary>
            <Grid gap="3" marginTop="3">
              {recent.nodes.map((job) => (
                <JobRow job={job} key={job.id} />
              ))}
            </Grid>
          </chakra.details>
        )}
      </Grid>
      {isPreviewed && <PreviewDialog onClose={() => setPreviewed(false)} printer={{ id, name }} />}
    </Panel>
  );
}
