import { Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '../../../command-center/kit/ui/feedback';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { SeenButton } from './seen-button';

const TroubleListFragment = graphql(`
  fragment TroubleList on Trouble {
    id
    kind
    name
    acknowledgedBy
  }
`);

interface Props {
  readonly troubles: readonly FragmentType<typeof TroubleListFragment>[];
}

/** What does not work, and who looks after it; one press ends the messages of it. */
export function TroubleList({ troubles: masked }: Props) {
  const { formatMessage } = useIntl();
  const troubles = readFragment(TroubleListFragment, masked);
  return (
    <Stack gap="2" _empty={{ display: 'none' }}>
      {troubles.map(({ id, kind, name, acknowledgedBy }) => (
        <Notice
          action={acknowledgedBy === null && <SeenButton id={id} />}
          isLive
          key={id}
          title={formatMessage({ id: `command-center.notices.trouble.${kind}` }, { name })}
          tone="warning"
        >
          {acknowledgedBy && (
            <FormattedMessage id="command-center.notices.troubles.by" values={{ name: acknowledgedBy }} />
          )}
        </Notice>
      ))}
    </Stack>
  );
}
