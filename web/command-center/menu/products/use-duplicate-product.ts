import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/gql';
import { useRefusalText } from '../../kit/entity/use-act';
import { toasts } from '../../kit/ui/toaster';
import { productPath } from './product-path';

const DuplicateProductMutation = graphql(`
  mutation DuplicateProduct($id: ID!) {
    answer: duplicateProduct(id: $id) {
      ... on Product {
        id
      }
      ...Refusal
    }
  }
`);

/** Makes another dish like one that there is, and opens it. */
export function useDuplicateProduct() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const [{ fetching }, send] = useMutation(DuplicateProductMutation);
  const duplicate = async (id: string) => {
    const answer = (await send({ id })).data?.answer;
    const refusal = refusalText(answer);
    const message = refusal ?? formatMessage({ id: 'command-center.products.created' });
    toasts.show({ message, tone: refusal === null ? 'success' : 'danger' });
    if (answer?.__typename === 'Product') await navigate(productPath(answer.id));
  };
  return { isBusy: fetching, duplicate };
}
