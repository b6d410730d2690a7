import { Box, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCommandCenter } from '../context/command-center-context';
import { useWaiting } from '../context/waiting-context';

/** Above a board that fills the screen it takes no more than it must. */
const HEAD = { marginBottom: '5', '[data-fills-screen] > &': { marginBottom: '3' } } as const;

interface Props {
  /** The page's name: its heading and, with the shop's, the tab's. */
  readonly title: string;
  /** Beside the heading. */
  readonly aside?: ReactNode;
  /** Small buttons that stay beside the heading where the rest of `aside` has no room. */
  readonly corner?: ReactNode;
  /** Above the heading: the way back. */
  readonly back?: ReactNode;
}

export function PageHead({ title, aside, corner, back }: Props) {
  const { shopName } = useCommandCenter();
  const { formatMessage } = useIntl();
  const { count, isAlarm } = useWaiting();
  // The tab says from behind other tabs that somebody waits.
  const badge = isAlarm ? 'command-center.tab.alarm' : 'command-center.tab.waiting';
  const name = `${title} · ${shopName}`;
  return (
    <Box as="header" css={HEAD}>
      <title>{count > 0 ? formatMessage({ id: badge }, { count, name }) : name}</title>
      <meta content="noindex" name="robots" />
      {back}
      <Flex align="center" columnGap={corner ? '2' : '3'} rowGap="3" wrap="wrap">
        <Heading
          as="h1"
          flex="1 1 auto"
          fontSize="2xl"
          fontWeight="bold"
          letterSpacing="-0.02em"
          lineHeight="1.2"
          minWidth="0"
          overflowWrap="anywhere"
        >
          {title}
        </Heading>
        {aside && corner ? (
          <>
            <Box order={{ base: '2', md: '0' }} width={{ base: '100%', md: 'auto' }}>
              {aside}
            </Box>
            <Box order="1">{corner}</Box>
          </>
        ) : (
          (aside ?? corner)
        )}
      </Flex>
    </Box>
  );
}
