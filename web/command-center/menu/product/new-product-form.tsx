import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { TITLE_LENGTH } from '../../../../domain/catalog-limits';
import { graphql } from '../../../gql/gql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useSend } from '../../kit/entity/use-send';
import { FieldGrid } from '../../kit/fields/field-grid';
import { FormMoneyField } from '../../kit/fields/form-money-field';
import { FormTextField } from '../../kit/fields/form-text-field';
import { EntityForm } from '../../kit/form/entity-form';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import { FormPhotoField } from '../../kit/photo/form-photo-field';
import type { MenuOfCategories } from '../products/category-options';
import { productPath } from '../products/product-path';
import { CategoryChoice, NEW_CATEGORY, type NewProductValues } from './category-choice';
import { JUST_CREATED } from './just-created';
import styles from './product.module.css';

const CreateProductMutation = graphql(`
  mutation CreateProduct($input: CreateProductInput!) {
    answer: createProduct(input: $input) {
      ... on Product {
        id
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly menus: readonly MenuOfCategories[];
  /** Chosen from the start; null: a new one is made. */
  readonly categoryId: string | null;
}

/** A dish with what a shopper needs: name, price, photo and place. The category, and a first menu, are made with it. */
export function NewProductForm({ menus, categoryId }: Props) {
  const { formatMessage } = useIntl();
  const { defaultLocale } = useCommandCenter();
  const navigate = useNavigate();
  const createProduct = useSend(CreateProductMutation);
  const isFirst = menus.every(({ categories }) => categories.length === 0);
  const saved: NewProductValues = {
    name: '',
    price: null,
    photo: null,
    categoryId: categoryId ?? NEW_CATEGORY,
    newCategory: '',
  };
  const form = useEntityForm({
    isNew: true,
    saved,
    save: async ({ name, price, photo, newCategory, ...place }) => {
      const text = (value: string) => [{ locale: defaultLocale, value }];
      const input = {
        name: text(name),
        price: price ?? 0,
        photoId: photo?.id ?? null,
        ...(place.categoryId === NEW_CATEGORY
          ? { newCategory: text(newCategory) }
          : { categoryIds: [place.categoryId] }),
      };
      return await createProduct({ input });
    },
    done: formatMessage({ id: 'command-center.product.created' }),
    onSaved: (product) => {
      if ('id' in product) void navigate(productPath(product.id), { state: JUST_CREATED });
    },
  });
  return (
    <div className={styles.narrow}>
      <EntityForm form={form} submitLabel={formatMessage({ id: 'command-center.product.addDish' })}>
        <Panel title={formatMessage({ id: 'command-center.product.about' })}>
          {isFirst && (
            <p className={styles.explained}>
              <FormattedMessage id="command-center.product.firstExplained" />
            </p>
          )}
          <FieldGrid>
            <FormTextField
              autoFocus
              form={form}
              label={formatMessage({ id: 'command-center.product.name' })}
              maxLength={TITLE_LENGTH}
              name="name"
            />
            <FormMoneyField form={form} label={formatMessage({ id: 'command-center.product.price' })} name="price" />
            <CategoryChoice form={form} menus={menus} />
            <FormPhotoField form={form} label={formatMessage({ id: 'command-center.product.photo' })} name="photo" />
          </FieldGrid>
        </Panel>
      </EntityForm>
    </div>
  );
}
