import { chakra, Span, Text } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { CheckoutStatus } from '../../../gql/graphql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useShopTime } from '../../kit/time/order-time';
import { waits } from './waits';

const MOVE = {
  position: 'relative',
  paddingInlineStart: '6',
  overflowWrap: 'anywhere',
  _before: {
    position: 'absolute',
    inset: '0.45rem auto auto 0',
    width: '0.625rem',
    height: '0.625rem',
    borderRadius: 'full',
    background: 'border.emphasized',
    content: '""',
  },
  '&:last-child::before': { background: 'accent.solid' },
} as const;

const OrderHistoryFragment = graphql(`
  fragment OrderHistory on Order {
    id
    status
    history {
      at
      to
      by
      actor
      isDelay
      isStepBack
      promisedAt
      reason
    }
  }
`);

/** Every move and every delay: what, when, by whom and why. */
export function OrderHistory({ order }: { readonly order: FragmentType<typeof OrderHistoryFragment> }) {
  const { history, status } = readFragment(OrderHistoryFragment, order);
  const shopTime = useShopTime();
  const { now } = useCommandCenter();
  const isOver = status === 'COMPLETED' || status === 'CANCELLED';
  const times = waits(history ?? [], isOver ? null : now);
  return (
    <chakra.ol display="grid" gap="4" padding="0" listStyle="none">
      {(history ?? []).map(({ at, to, by, actor, isDelay, isStepBack, promisedAt, reason }, index) => (
        <chakra.li css={MOVE} key={`${at} ${to}`}>
          <Text fontWeight="semibold">
            <Entry isDelay={isDelay} isStepBack={isStepBack} status={to} />
            <Wait milliseconds={times[index] ?? null} />
          </Text>
          <Text color="fg.muted" fontSize="sm">
            <time dateTime={at}>{shopTime(at)}</time>
            {' · '}
            {by ?? <FormattedMessage id={`command-center.order.by.${actor}`} />}
          </Text>
          {promisedAt && (
            <p>
              <FormattedMessage id="command-center.order.promised" values={{ time: shopTime(promisedAt) }} />
            </p>
          )}
          {reason && <p>{reason}</p>}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

interface EntryProps {
  readonly isDelay: boolean;
  readonly isStepBack: boolean;
  readonly status: CheckoutStatus;
}

/** Where it came to, or that it was another time or a step back. */
function Entry({ isDelay, isStepBack, status }: EntryProps) {
  const { formatMessage } = useIntl();
  if (isDelay) return <FormattedMessage id="command-center.order.delayed" />;
  const name = formatMessage({ id: `command-center.status.${status}` });
  return isStepBack ? <FormattedMessage id="command-center.amend.stepBack.confirm" values={{ status: name }} /> : name;
}

const MINUTE_MS = 60_000;

/** How long the order stood there, in minutes; nothing where it was less than one. */
function Wait({ milliseconds }: { readonly milliseconds: number | null }) {
  if (milliseconds === null || milliseconds < MINUTE_MS) return null;
  const minutes = Math.floor(milliseconds / MINUTE_MS);
  return (
    <Span marginInlineStart="2" color="fg.muted" fontSize="sm" fontWeight="medium" fontVariantNumeric="tabular-nums">
      <FormattedNumber style="unit" unit="minute" unitDisplay="short" value={minutes} />
    </Span>
  );
}
