import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import type { StopProductsInput, TaxClass } from '../../../gql/graphql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useRefusalText } from '../../kit/entity/use-act';
import { useSend } from '../../kit/entity/use-send';
import type { Answer } from '../../kit/form/refusal';
import { toasts } from '../../kit/ui/toaster';
import {
  DeleteProductsMutation,
  FillCategoryMutation,
  ManyProductsFragment,
  RemoveProductsFromCategoryMutation,
  ResumeProductsMutation,
  SetProductsTaxClassMutation,
  StopProductsMutation,
} from './many-products-mutations';

type ManyAnswer = Answer | ({ readonly __typename: 'ProductsChanged' } & FragmentType<typeof ManyProductsFragment>);

const isChanged = (answer: ManyAnswer): answer is Extract<ManyAnswer, { __typename: 'ProductsChanged' }> =>
  answer.__typename === 'ProductsChanged';

/** Changes several products at once; a toast tells how many, and what kept the others from it. */
export function useManyProducts(ids: readonly string[]) {
  const { formatMessage } = useIntl();
  const { board } = useCommandCenter();
  const refusalText = useRefusalText();
  const stopMany = useSend(StopProductsMutation);
  const resumeMany = useSend(ResumeProductsMutation);
  const fill = useSend(FillCategoryMutation);
  const takeOut = useSend(RemoveProductsFromCategoryMutation);
  const setTaxClass = useSend(SetProductsTaxClassMutation);
  const remove = useSend(DeleteProductsMutation);

  /** @returns why nothing was done; null when something was. */
  const tell = (answer: ManyAnswer | null | undefined, done: 'manyUpdated' | 'manyDeleted'): string | null => {
    board.changed();
    if (!answer || !isChanged(answer)) return refusalText(answer);
    const { changedIds, notChanged } = readFragment(ManyProductsFragment, answer);
    if (changedIds.length > 0) {
      const message = formatMessage({ id: `command-center.products.${done}` }, { count: changedIds.length });
      toasts.show({ message, tone: 'success' });
    }
    const reason = notChanged[0]?.problem.message;
    if (reason === undefined) return null;
    const values = { count: notChanged.length, reason };
    toasts.show({ message: formatMessage({ id: 'command-center.products.notChanged' }, values), tone: 'danger' });
    return null;
  };

  return {
    stop: async (request: Omit<StopProductsInput, 'ids'>) =>
      tell(await stopMany({ input: { ...request, ids: [...ids] } }), 'manyUpdated'),
    resume: async () => tell(await resumeMany({ input: { ids: [...ids] } }), 'manyUpdated'),
    fill: async (categoryId: string) => tell(await fill({ input: { categoryId, ids: [...ids] } }), 'manyUpdated'),
    takeOut: async (categoryId: string) => tell(await takeOut({ input: { categoryId, ids: [...ids] } }), 'manyUpdated'),
    setTaxClass: async (taxClass: TaxClass | null) =>
      tell(await setTaxClass({ input: { taxClass, ids: [...ids] } }), 'manyUpdated'),
    remove: async () => tell(await remove({ input: { ids: [...ids] } }), 'manyDeleted'),
  };
}
