import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { tellRefusal, useAct } from '../../kit/entity/use-act';
import { Button } from '../../kit/ui/button';
import { SelectField } from '../../kit/ui/fields';
import { CategoryOptions } from '../products/category-options';
import styles from './product.module.css';

const AddToCategoryFragment = graphql(`
  fragment AddToCategory on Menu {
    id
    name
    categories {
      id
      name
    }
  }
`);

const AddProductToCategoryMutation = graphql(`
  mutation AddProductToCategory($input: AddProductToCategoryInput!) {
    answer: addProductToCategory(input: $input) {
      ...Refusal
    }
  }
`);

interface Props {
  readonly productId: string;
  readonly menus: readonly FragmentType<typeof AddToCategoryFragment>[];
  /** Where it stands already. */
  readonly taken: ReadonlySet<string>;
}

/** Puts a product behind the others of a further category. */
export function AddToCategory({ productId, menus, taken }: Props) {
  const { formatMessage } = useIntl();
  const [addToCategory, isBusy] = useAct(AddProductToCategoryMutation);
  const [categoryId, setCategoryId] = useState('');
  const offered = readFragment(AddToCategoryFragment, menus)
    .map((menu) => ({ ...menu, categories: menu.categories.filter(({ id }) => !taken.has(id)) }))
    .filter(({ categories }) => categories.length > 0);
  if (offered.length === 0) return null;
  const add = async () => {
    const done = formatMessage({ id: 'command-center.product.updated' });
    const refusal = await addToCategory({ input: { productId, categoryId } }, done);
    tellRefusal(refusal);
    if (refusal === null) setCategoryId('');
  };
  return (
    <div className={styles.adding}>
      <SelectField
        label={formatMessage({ id: 'command-center.product.usage.add' })}
        onChange={({ currentTarget }) => setCategoryId(currentTarget.value)}
        value={categoryId}
      >
        <option value="">{formatMessage({ id: 'command-center.product.usage.choose' })}</option>
        <CategoryOptions menus={offered} />
      </SelectField>
      <Button aria-disabled={categoryId === ''} isBusy={isBusy} onClick={() => categoryId && void add()} variant="soft">
        <FormattedMessage id="command-center.product.usage.addButton" />
      </Button>
    </div>
  );
}
