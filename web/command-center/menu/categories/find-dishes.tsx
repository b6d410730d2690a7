import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQuery } from 'urql';
import { graphql } from '../../../gql/gql';
import { Price } from '../../../ui/text/price';
import { Checkbox } from '../../kit/ui/choices';
import { Spinner } from '../../kit/ui/feedback';
import { TextField } from '../../kit/ui/fields';
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

export interface FoundDish {
  readonly id: string;
  readonly name: string;
}

interface Props {
  /** Ids of those that can't be chosen: they are there already. */
  readonly standing: ReadonlySet<string>;
  readonly standingHint: string;
  readonly chosen: readonly FoundDish[];
  readonly onChosen: (chosen: readonly FoundDish[]) => void;
  /** So many can be chosen. */
  readonly most?: number;
}

/** The shop's dishes by a word, each to be ticked. */
export function FindDishes({ standing, standingHint, chosen, onChosen, most = Number.POSITIVE_INFINITY }: Props) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [{ data, fetching }] = useQuery({ query: FindProductsQuery, variables: { search } });
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const products = data?.channel?.products?.nodes ?? [];
  const isChosen = (id: string) => chosen.some((dish) => dish.id === id);
  const toggle = ({ id, name }: FoundDish) =>
    onChosen(isChosen(id) ? chosen.filter((dish) => dish.id !== id) : [...chosen, { id, name }]);
  return (
    <>
      <TextField
        autoComplete="off"
        isOptional={false}
        label={formatMessage({ id: 'command-center.catalog.findProduct' })}
        onChange={(event) => setTyped(event.currentTarget.value)}
        type="search"
        value={typed}
      />
      <ul className={styles.found}>
        {products.map((dish) => {
          const stands = standing.has(dish.id);
          return (
            <li key={dish.id}>
              <Checkbox
                aside={<Price value={dish.price} />}
                checked={stands || isChosen(dish.id)}
                disabled={stands || (chosen.length >= most && !isChosen(dish.id))}
                hint={stands && standingHint}
                label={dish.name}
                onChange={() => toggle(dish)}
              />
            </li>
          );
        })}
      </ul>
      {fetching && products.length === 0 && <Spinner />}
      {!fetching && products.length === 0 && (
        <p role="status">
          <FormattedMessage id="command-center.catalog.nothingFound" />
        </p>
      )}
    </>
  );
}
