import { Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAct } from '../../../command-center/kit/entity/use-act';
import { Button } from '../../../command-center/kit/ui/button';
import { Notice } from '../../../command-center/kit/ui/feedback';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';

const TroubleListFragment = graphql(`
  fragment TroubleList on Trouble {
    id
    kind
    name
    acknowledgedBy
  }
`);

const AcknowledgeTroubleMutation = graphql(`
  mutation AcknowledgeTrouble($id: ID!) {
    answer: acknowledgeTrouble(id: $id) {
      ... on Trouble {
        id
        acknowledgedBy
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly troubles: readonly FragmentType<typeof TroubleListFragment>[];
}

/** What does not work, and who looks after it; one press ends the messages of it. */
export function TroubleList({ troubles: masked }: Props) {
  const { formatMessage } = useIntl();
  const [acknowledge, isBusy] = useAct(AcknowledgeTroubleMutation);
  const troubles = readFragment(TroubleListFragment, masked);
  return (
    <Stack gap="2" _empty={{ display: 'none' }}>
      {troubles.map(({ id, kind, name, acknowledgedBy }) => (
        <Notice
          action={
            acknowledgedBy === null && (
              <Button isBusy={isBusy} onClick={() => acknowledge({ id })} variant="outline">
                <FormattedMessage id="command-center.notices.troubles.seen" />
              </Button>
            )
          }
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
