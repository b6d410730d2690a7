import { Box, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ACCOUNT_PATH } from '../../../command-center/access/account/account-path';
import { RowButtons } from '../../../command-center/kit/entity/row-buttons';
import { Button, LinkButton } from '../../../command-center/kit/ui/button';
import { Tag } from '../../../command-center/kit/ui/feedback';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { TryDialog } from './try-dialog';

const NoticeChannelRowFragment = graphql(`
  fragment NoticeChannelRow on NoticeChannel {
    id
    kind
    isActive
    isResting
    settings {
      host
      port
      sender
      bot
    }
  }
`);

interface Props {
  readonly channel: FragmentType<typeof NoticeChannelRowFragment>;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

/** A means of sending: how it is reached, whether it works, and a test. */
export function ChannelRow({ channel, onChange, onDelete }: Props) {
  const { id, kind, isActive, isResting, settings } = readFragment(NoticeChannelRowFragment, channel);
  const { formatMessage } = useIntl();
  const [isTrying, setIsTrying] = useState(false);
  const name = formatMessage({ id: `command-center.notices.kind.${kind}` });
  return (
    <Flex
      align="center"
      background="bg"
      borderColor="border"
      borderRadius="lg"
      borderWidth="1px"
      gap="3"
      padding={{ base: '4', md: '5' }}
      wrap="wrap"
    >
      <Box flex="1 1 12rem" minWidth="0">
        <Flex align="center" gap="2" wrap="wrap">
          <Text fontWeight="semibold">{name}</Text>
          {!isActive && (
            <Tag tone="neutral">
              <FormattedMessage id="command-center.notices.off" />
            </Tag>
          )}
          {isActive && isResting && (
            <Tag tone="warning">
              <FormattedMessage id="command-center.notices.resting" />
            </Tag>
          )}
        </Flex>
        <Text color="fg.muted" overflowWrap="anywhere" textStyle="sm">
          {kind === 'TELEGRAM'
            ? `@${settings.bot}`
            : [settings.sender, ...(kind === 'MAIL' ? [`${settings.host}:${settings.port}`] : [])].join(' · ')}
        </Text>
      </Box>
      {kind === 'TELEGRAM' || kind === 'PUSH' ? (
        <LinkButton to={ACCOUNT_PATH} variant="outline">
          <FormattedMessage
            id={kind === 'PUSH' ? 'command-center.notices.devices.add' : 'command-center.notices.telegram.own'}
          />
        </LinkButton>
      ) : (
        <Button onClick={() => setIsTrying(true)} variant="outline">
          <FormattedMessage id="command-center.notices.try" />
        </Button>
      )}
      <Flex gap="1">
        <RowButtons name={name} onChange={onChange} onDelete={onDelete} words="command-center.notices" />
      </Flex>
      {isTrying && <TryDialog id={id} kind={kind} onClose={() => setIsTrying(false)} />}
    </Flex>
  );
}
