import { Wrap } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { Arrival, Handover } from '../../../gql/graphql';
import { Tag } from '../../kit/ui/feedback';

export interface Wishes {
  readonly handover?: Handover | null;
  readonly arrival?: Arrival | null;
  readonly cutlery?: number | null;
}

/** On a phone with large letters one is longer than the line. */
const LONG = { '& [data-tag]': { whiteSpace: 'normal' } } as const;

/** What of the handover is other than usual, and the cutlery that goes along; nothing where there is nothing to say. */
export function HandoverWishes({ handover, arrival, cutlery }: Wishes) {
  const isUsual = handover !== 'DOOR' && arrival !== 'CALL' && cutlery == null;
  if (isUsual) return null;
  return (
    <Wrap css={LONG} gap="1">
      {handover === 'DOOR' && (
        <Tag tone="warning">
          <FormattedMessage id="command-center.order.atDoor" />
        </Tag>
      )}
      {arrival === 'CALL' && (
        <Tag tone="warning">
          <FormattedMessage id="command-center.order.call" />
        </Tag>
      )}
      {cutlery != null && (
        <Tag tone="neutral">
          <FormattedMessage id="command-center.order.cutlery" values={{ count: cutlery }} />
        </Tag>
      )}
    </Wrap>
  );
}
