import { chakra, Flex, Grid, Text } from '@chakra-ui/react';
import ExternalLinkIcon from 'lucide/dist/esm/icons/external-link';
import Trash2Icon from 'lucide/dist/esm/icons/trash';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { STREET_TEXT_MEGABYTES } from '../../../../domain/limits';
import { useCommandCenter } from '../../../command-center/kit/context/command-center-context';
import { type Reading, UNREACHABLE } from '../../../command-center/kit/entity/send-rest';
import { useWhyUnsent } from '../../../command-center/kit/entity/use-why-unsent';
import { ConfirmDialog } from '../../../command-center/kit/form/confirm-dialog';
import { UNREAD, useFresh } from '../../../command-center/kit/live/use-fresh';
import { Panel } from '../../../command-center/kit/page/panel';
import { AnchorButton, Button } from '../../../command-center/kit/ui/button';
import { EncodingChoice } from '../../../command-center/kit/ui/encoding-choice';
import { Notice } from '../../../command-center/kit/ui/feedback';
import { FileChoice } from '../../../command-center/kit/ui/file-choice';
import { toasts } from '../../../command-center/kit/ui/toaster';
import type { ZonesSlotProps } from '../../../command-center/settings/zones/zones-slot';
import { graphql } from '../../../gql/gql';
import { useLocale } from '../../../i18n/use-locale';
import { Icon } from '../../../ui/icons/icon';
import { overpassAddress } from './overpass-address';
import { removeStreets, sendStreets } from './send-streets';

const StreetsQuery = graphql(`
  query Streets {
    channel {
      id
      streetCount
      streetsLoadedAt
    }
  }
`);

/** The streets that checkout suggests: how many there are, another file of them, and the way without. */
export default function StreetsPanel({ bearings }: ZonesSlotProps) {
  const channel = useFresh(StreetsQuery, UNREAD)?.channel;
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
      setProblem(formatMessage({ id: 'command-center.streets.tooLarge' }, { maximum: STREET_TEXT_MEGABYTES }));
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
      message: formatMessage({ id: 'command-center.streets.loaded' }, { ...result.body }),
      tone: 'success',
    });
  };

  if (!channel) return null;
  const { streetCount, streetsLoadedAt } = channel;
  const loadedOn = formatDate(streetsLoadedAt ?? undefined, { day: 'numeric', month: 'long', year: 'numeric' });
  const known = formatMessage(
    { id: streetsLoadedAt ? 'command-center.streets.countSince' : 'command-center.streets.count' },
    { count: streetCount, date: loadedOn },
  );
  const settled = streetCount === 0 ? formatMessage({ id: 'command-center.streets.none' }) : known;
  const state = sending ? formatMessage({ id: 'command-center.streets.loading' }) : settled;

  return (
    <Panel title={formatMessage({ id: 'command-center.streets.title' })}>
      <Grid gap="4" templateColumns="minmax(0, 1fr)">
        <Text maxWidth="44rem" color="fg.muted">
          <FormattedMessage id="command-center.streets.explained" />
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
          hint={<FormattedMessage id="command-center.streets.drop" />}
          isBusy={sending !== null}
          isMain={false}
          label={formatMessage({ id: 'command-center.streets.file' })}
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
    toasts.show({ message: formatMessage({ id: 'command-center.streets.removed' }), tone: 'success' });
    return null;
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)} size="sm" variant="danger">
        <Icon of={Trash2Icon} size={18} />
        <FormattedMessage id="command-center.streets.remove" />
      </Button>
      <ConfirmDialog
        confirmLabel={formatMessage({ id: 'command-center.streets.remove' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={remove}
        title={formatMessage({ id: 'command-center.streets.removeTitle' })}
      >
        <FormattedMessage id="command-center.streets.removeExplained" />
      </ConfirmDialog>
    </>
  );
}

function WhereFrom({ address }: { readonly address: string }) {
  return (
    <chakra.details>
      <chakra.summary alignContent="center" cursor="pointer" fontWeight="semibold" minHeight="11">
        <FormattedMessage id="command-center.streets.how" />
      </chakra.summary>
      <chakra.ol display="grid" gap="3" maxWidth="44rem" paddingTop="2" paddingInlineStart="6" listStyle="decimal">
        <li>
          <FormattedMessage id="command-center.streets.how.open" />
          <Flex marginTop="2">
            <AnchorButton href={address} rel="noreferrer" size="sm" target="_blank" variant="outline">
              <Icon of={ExternalLinkIcon} size={18} />
              <FormattedMessage id="command-center.streets.how.link" />
            </AnchorButton>
          </Flex>
        </li>
        <li>
          <FormattedMessage id="command-center.streets.how.export" />
        </li>
        <li>
          <FormattedMessage id="command-center.streets.how.again" />
        </li>
        <li>
          <FormattedMessage id="command-center.streets.how.credit" />
        </li>
      </chakra.ol>
    </chakra.details>
  );
}
