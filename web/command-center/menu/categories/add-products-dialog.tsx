import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation, useQuery } from 'urql';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Price } from '../../../ui/text/price';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useRefusalText } from '../../kit/entity/use-act';
import { Button } from '../../kit/ui/button';
import { Checkbox } from '../../kit/ui/choices';
import { Dialog } from '../../kit/ui/dialog';
import { Notice, Spinner } from '../../kit/ui/feedback';
import { TextField } from '../../kit/ui/fields';
import { toasts } from '../../kit/ui/toaster';
import { FillCategoryMutation, ManyProductsFragment } from '../products/many-products-mutations';
import styles from './category.module.css';

const FindProductsQuery = graphql(`
  query FindProducts($search: String!) {
    channel {
      id
      products(first: 30, sort: NAME, search: $search) {
        nodes {
          id
          name
          price {
            minor
            currencyCode
          }
        }
      }
    }
  }
`);

const TYPING_MS = 250;

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
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [{ data, fetching }] = useQuery({ query: FindProductsQuery, variables: { search } });
  const [{ fetching: isAdding }, addProducts] = useMutation(FillCategoryMutation);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const products = data?.channel?.products?.nodes ?? [];
  const add = async () => {
    const answer = (await addProducts({ input: { categoryId, ids: [...chosen] } })).data?.answer;
    board.changed();
    const changed = answer?.__typename === 'ProductsChanged' ? readFragment(ManyProductsFragment, answer) : null;
    const reason = changed?.notChanged[0]?.problem.message ?? refusalText(answer);
    setRefusal(reason);
    if (reason !== null) return;
    const message = formatMessage({ id: 'command-center.catalog.productsAdded' }, { count: chosen.length });
    toasts.show({ message, tone: 'success' });
    onClose();
  };
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
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
        <TextField
          autoComplete="off"
          isOptional={false}
          label={formatMessage({ id: 'command-center.catalog.findProduct' })}
          onChange={(event) => setTyped(event.currentTarget.value)}
          type="search"
          value={typed}
        />
        <ul className={styles.found}>
          {products.map(({ id, name: productName, price }) => (
            <li key={id}>
              <Checkbox
                aside={<Price value={price} />}
                checked={standing.has(id) || chosen.includes(id)}
                disabled={standing.has(id)}
                hint={standing.has(id) && <FormattedMessage id="command-center.catalog.standsHere" />}
                label={productName}
                onChange={() => toggle(id)}
              />
            </li>
          ))}
        </ul>
        {fetching && products.length === 0 && <Spinner />}
        {!fetching && products.length === 0 && (
          <p role="status">
            <FormattedMessage id="command-center.catalog.nothingFound" />
          </p>
        )}
      </div>
    </Dialog>
  );
}
