import { type KeyboardEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { graphql } from '../../../gql/gql';
import type { ProductRowFragment } from '../../../gql/graphql';
import { Price } from '../../../ui/text/price';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { tellRefusal, useAct } from '../../kit/entity/use-act';
import { minorText, parseMinor } from '../../kit/fields/decimal';
import { useDecimalSeparator } from '../../kit/fields/number-input';
import { productPath } from './product-path';
import styles from './products.module.css';

const UpdatePriceMutation = graphql(`
  mutation UpdatePrice($input: UpdateVariantInput!) {
    answer: updateVariant(input: $input) {
      ... on Variant {
        id
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly product: ProductRowFragment;
}

/** The price of a dish; a press edits it. For a dish whose sizes have their own prices it links to them. */
export function PriceCell({ product }: Props) {
  const { formatMessage } = useIntl();
  // Edited: by keys, so that the focus comes back to the price.
  const [state, setState] = useState<'SHOWN' | 'EDITING' | 'EDITED'>('SHOWN');
  const { id, name, variants, price, priceFrom } = product;
  const [variant, ...others] = variants;
  if (!variant || others.length > 0) {
    return (
      <Link className={styles.price} to={`${productPath(id)}/variants`}>
        <Price isFrom={priceFrom !== null} value={priceFrom ?? price} />
      </Link>
    );
  }
  if (state === 'EDITING') {
    return <PriceInput name={name} onDone={(isByKey) => setState(isByKey ? 'EDITED' : 'SHOWN')} variant={variant} />;
  }
  return (
    <button
      // biome-ignore lint/a11y/noAutofocus: it takes back the focus that it gave to its input
      autoFocus={state === 'EDITED'}
      className={styles.price}
      onClick={() => setState('EDITING')}
      title={formatMessage({ id: 'command-center.products.changePriceHint' })}
      type="button"
    >
      <VisuallyHidden>{formatMessage({ id: 'command-center.products.changePrice' }, { name })} </VisuallyHidden>
      <Price value={variant.price} />
    </button>
  );
}

interface InputProps {
  readonly name: string;
  readonly variant: ProductRowFragment['variants'][number];
  readonly onDone: (isByKey: boolean) => void;
}

/** Enter and leaving the field save, Escape does not. */
function PriceInput({ name, variant, onDone }: InputProps) {
  const { formatMessage } = useIntl();
  const separator = useDecimalSeparator();
  const [update] = useAct(UpdatePriceMutation);
  const { minor, decimal } = variant.price;
  const digits = decimal.split('.')[1]?.length ?? 0;
  const [typed, setTyped] = useState(minorText(minor, digits, separator));
  const [isWrong, setIsWrong] = useState(false);
  const isOver = useRef(false);
  const save = async (isByKey: boolean) => {
    if (isOver.current) return;
    const price = parseMinor(typed, digits);
    if (price === null || Number.isNaN(price)) {
      setIsWrong(true);
      return;
    }
    isOver.current = true;
    if (price !== minor) {
      const done = formatMessage({ id: 'command-center.products.updated' });
      tellRefusal(await update({ input: { id: variant.id, version: variant.version, price } }, done));
    }
    onDone(isByKey);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void save(true);
    if (event.key !== 'Escape') return;
    isOver.current = true;
    onDone(true);
  };
  return (
    <input
      aria-invalid={isWrong || undefined}
      aria-label={formatMessage({ id: 'command-center.products.priceOf' }, { name })}
      autoComplete="off"
      // biome-ignore lint/a11y/noAutofocus: the reader has just pressed the price to type another one
      autoFocus
      className={styles.priceInput}
      inputMode="decimal"
      onBlur={() => void save(false)}
      onChange={(event) => {
        setIsWrong(false);
        setTyped(event.currentTarget.value);
      }}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={press}
      title={isWrong ? formatMessage({ id: 'command-center.kit.notAnAmount' }) : undefined}
      value={typed}
    />
  );
}
