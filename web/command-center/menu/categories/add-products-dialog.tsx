import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { readFragment } from '../../../gql/fragment-masking';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useRefusalText } from '../../kit/entity/use-act';
import { Button } from '../../kit/ui/button';
import { Dialog } from '../../kit/ui/dialog';
import { Notice } from '../../kit/ui/feedback';
import { toasts } from '../../kit/ui/toaster';
import { FillCategoryMutation, ManyProductsFragment } from '../products/many-products-mutations';
import styles from './category.module.css';
import { FindDishes, type FoundDish } from './find-dishes';

interface Props {
  readonly category: { readonly id: string; readonly name: string };
  /** Ids of what stands in it already. */
  readonly standing: ReadonlySet<string>;
  readonly onClose: () => void;
}

/** Puts dishes that there are already into a category. */
export function AddProductsDialog({ category: { id: categoryId, name }, standing, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { board } = useCommandCenter();
  const refusalText = useRefusalText();
  const [chosen, setChosen] = useState<readonly FoundDish[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [{ fetching: isAdding }, addProducts] = useMutation(FillCategoryMutation);
  const add = async () => {
    const ids = chosen.map(({ id }) => id);
    const answer = (await addProducts({ input: { categoryId, ids } })).data?.answer;
    board.changed();
    const changed = answer?.__typename === 'ProductsChanged' ? readFragment(ManyProductsFragment, answer) : null;
    const reason = changed?.notChanged[0]?.problem.message ?? refusalText(answer);
    setRefusal(reason);
    if (reason !== null) return;
    const message = formatMessage({ id: 'command-center.catalog.productsAdded' }, { count: chosen.length });
    toasts.show({ message, tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      footer={
        <Button
          aria-disabled={chosen.length === 0 || undefined}
          isBusy={isAdding}
          isWide
          onClick={() => chosen.length > 0 && void add()}
        >
          <FormattedMessage id="command-center.catalog.addChosen" values={{ count: chosen.length }} />
        </Button>
      }
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'command-center.catalog.addTo' }, { name })}
    >
      <div className={styles.body}>
        {refusal && <Notice isLive title={refusal} tone="danger" />}
        <FindDishes
          chosen={chosen}
          onChosen={setChosen}
          standing={standing}
          standingHint={formatMessage({ id: 'command-center.catalog.standsHere' })}
        />
      </div>
    </Dialog>
  );
}
