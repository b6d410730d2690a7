import { FormattedMessage } from 'react-intl';
import { useAct } from '../../../command-center/kit/entity/use-act';
import { Button } from '../../../command-center/kit/ui/button';
import { graphql } from '../../../gql/gql';

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

/** One press ends the messages of a trouble. */
export function SeenButton({ id }: { readonly id: string }) {
  const [acknowledge, isBusy] = useAct(AcknowledgeTroubleMutation);
  return (
    <Button isBusy={isBusy} onClick={() => acknowledge({ id })} variant="outline">
      <FormattedMessage id="command-center.notices.troubles.seen" />
    </Button>
  );
}
