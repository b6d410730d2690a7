import { chakra, Flex, Grid, Text } from '@chakra-ui/react';
import ExternalLinkIcon from 'lucide/dist/esm/icons/external-link';
import Trash2Icon from 'lucide/dist/esm/icons/trash';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { STREET_TEXT_MEGABYTES } from '../../../../../domain/limits';
import { type FragmentType, readFragment } from '../../../../gql/fragment-masking';
import { graphql } from '../../../../gql/gql';
import { useLocale } from '../../../../i18n/use-locale';
import { Icon } from '../../../../ui/icons/icon';
import type { Bearings } from '../../../../ui/map/bearings';
import { useCommandCenter } from '../../../kit/context/command-center-context';
import { type Reading, UNREACHABLE } from '../../../kit/entity/send-rest';
import { useWhyUnsent } from '../../../kit/entity/use-why-unsent';
import { ConfirmDialog } from '../../../kit/form/confirm-dialog';
import { Panel } from '../../../kit/page/panel';
import { AnchorButton, Button } from '../../../kit/ui/button';
import { EncodingChoice } from '../../../kit/ui/encoding-choice';
import { Notice } from '../../../kit/ui/feedback';
import { FileChoice } from '../../../kit/ui/file-choice';
import { toasts } from '../../../kit/ui/toaster';
import { overpassAddress } from './overpass-address';
import { removeStreets, sendStreets } from './send-streets';

const StreetsFragment = graphql(`
  fragment Streets on Channel {
    id
    streetCount
    streetsLoadedAt
  }
`);

interface Props {
  readonly channel: FragmentType<typeof StreetsFragment>;
  readonly bearings: Bearings;
}

/** The streets that checkout suggests: how many there are, another file of them, and the way without. */
export function StreetsPanel({ channel, bearings }: Props) {
  const { streetCount, streetsLoadedAt } = readFragment(StreetsFragment, channel);
  const { formatMessage, formatDate } = useIntl();
  const whyUnsent = useWhyUnsent();
  const locale = useLocale();
  const { board } = useCommandCenter();
  const [sending, setSending] = useState<File | null>(null);
  const [asked, setAsked] = useState<{ readonly file: File; readonly readings: readonly Reading[] } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const unreachable = formatMessage({ id: 'command-center.import.notSent' });

  const send = async (file: File, encoding: string | null = null): Promise<void> => {
    if (sending) return;
    if (file.size > STREET_TEXT_MEGABYTES * 1024 * 1024) {
      setProblem(formatMessage({ id: 'command-center.zones.streets.tooLarge' }, { maximum: STREET_TEXT_MEGABYTES }));
      return;
    }
    setSending(file);
    setProblem(null);
    const result = await sendStreets(file, locale, encoding);
    setSending(null);
    setAsked(result.kind === 'refused' && result.candidates ? { file, readings: result.candidates } : null);
    if (result.kind === 'refused' && result.candidates) return;
    if (result.kind === 'refused' || !result.body) {
      setProblem(whyUnsent(result.kind === 'refused' ? result : UNREACHABLE, unreachable));
      return;
    }
    board.changed();
    toasts.show({
      message: formatMessage({ id: 'command-center.zones.streets.loaded' }, { ...result.body }),
      tone: 'success',
    });
  };

  const loadedOn = formatDate(streetsLoadedAt ?? undefined, { day: 'numeric', month: 'long', year: 'numeric' });
  const known = formatMessage(
    { id: streetsLoadedAt ? 'command-center.zones.streets.countSince' : 'command-center.zones.streets.count' },
    { count: streetCount, date: loadedOn },
  );
  const settled = streetCount === 0 ? formatMessage({ id: 'command-center.zones.streets.none' }) : known;
  const state = sending ? formatMessage({ id: 'command-center.zones.streets.loading' }) : settled;

  return (
    <Panel title={formatMessage({ id: 'command-center.zones.streets.title' })}>
      <Grid gap="4" templateColumns="minmax(0, 1fr)">
        <Text maxWidth="44rem" color="fg.muted">
          <FormattedMessage id="command-center.zones.streets.explained" />
        </Text>
        <Flex gap="3" align="center" justify="space-between" wrap="wrap">
          <Text fontWeight="semibold" role="status">
            {state}
          </Text>
          {streetCount > 0 && <RemoveStreets />}
        </Flex>
        <FileChoice
          endings={['.geojson', '.json', '.csv', 'application/geo+json', 'text/csv']}
          file={sending}
          hint={<FormattedMessage id="command-center.zones.streets.drop" />}
          isBusy={sending !== null}
          isMain={false}
          label={formatMessage({ id: 'command-center.zones.streets.file' })}
          onFile={(file) => void send(file)}
        />
        <EncodingChoice
          onChange={(encoding) => asked && void send(asked.file, encoding)}
          readings={asked?.readings ?? []}
          value={null}
        />
        {problem && <Notice isLive title={problem} tone="danger" />}
        <WhereFrom address={overpassAddress(bearings.zones, bearings.origin)} />
      </Grid>
    </Panel>
  );
}

function RemoveStreets() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { board } = useCommandCenter();
  const [isAsking, setIsAsking] = useState(false);
  const remove = async () => {
    const answer = await removeStreets(locale);
    if (answer.kind === 'refused') return answer.message ?? formatMessage({ id: 'command-center.import.notSent' });
    board.changed();
    toasts.show({ message: formatMessage({ id: 'command-center.zones.streets.removed' }), tone: 'success' });
    return null;
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)} size="sm" variant="danger">
        <Icon of={Trash2Icon} size={18} />
        <FormattedMessage id="command-center.zones.streets.remove" />
      </Button>
      <ConfirmDialog
        confirmLabel={formatMessage({ id: 'command-center.zones.streets.remove' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={remove}
        title={formatMessage({ id: 'command-center.zones.streets.removeTitle' })}
      >
        <FormattedMessage id="command-center.zones.streets.removeExplained" />
      </ConfirmDialog>
    </>
  );
}

function WhereFrom({ address }: { readonly address: string }) {
  return (
    <chakra.details>
      <chakra.summary alignContent="center" cursor="pointer" fontWeight="semibold" minHeight="11">
        <FormattedMessage id="command-center.zones.streets.how" />
      </chakra.summary>
      <chakra.ol display="grid" gap="3" maxWidth="44rem" paddingTop="2" paddingInlineStart="6" listStyle="decimal">
        <li>
          <FormattedMessage id="command-center.zones.streets.how.open" />
          <Flex marginTop="2">
            <AnchorButton href={address} rel="noreferrer" size="sm" target="_blank" variant="outline">
              <Icon of={ExternalLinkIcon} size={18} />
              <FormattedMessage id="command-center.zones.streets.how.link" />
            </AnchorButton>
          </Flex>
        </li>
        <li>
          <FormattedMessage id="command-center.zones.streets.how.export" />
        </li>
        <li>
          <FormattedMessage id="command-center.zones.streets.how.again" />
        </li>
        <li>
          <FormattedMessage id="command-center.zones.streets.how.credit" />
        </li>
      </chakra.ol>
    </chakra.details>
  );
}
