import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { TITLE_LENGTH } from '../../../../domain/catalog-limits';
import { FormSelectField } from '../../kit/fields/form-select-field';
import { FormTextField } from '../../kit/fields/form-text-field';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import type { PhotoValue } from '../../kit/photo/photo-value';
import { CategoryOptions, type MenuOfCategories } from '../products/category-options';

/** In place of an id. */
export const NEW_CATEGORY = 'NEW';

/** A new dish as its form holds it: in the shop's own language. */
export type NewProductValues = {
  name: string;
  price: number | null;
  photo: PhotoValue | null;
  categoryId: string;
  newCategory: string;
};

interface Props {
  readonly form: EntityFormState<NewProductValues>;
  readonly menus: readonly MenuOfCategories[];
}

/** Where the dish goes: a category that is there, or one that is made with it. */
export function CategoryChoice({ form, menus }: Props) {
  const { formatMessage } = useIntl();
  const hasAny = menus.some(({ categories }) => categories.length > 0);
  const categoryId = useWatch({ control: form.control, name: 'categoryId' });
  return (
    <>
      {hasAny && (
        <FormSelectField form={form} label={formatMessage({ id: 'command-center.product.category' })} name="categoryId">
          <CategoryOptions menus={menus} />
          <option value={NEW_CATEGORY}>{formatMessage({ id: 'command-center.product.newCategoryOption' })}</option>
        </FormSelectField>
      )}
      {categoryId === NEW_CATEGORY && (
        <FormTextField
          form={form}
          hint={formatMessage({ id: 'command-center.product.newCategoryHint' })}
          label={formatMessage({
            id: hasAny ? 'command-center.product.newCategory' : 'command-center.product.category',
          })}
          maxLength={TITLE_LENGTH}
          name="newCategory"
        />
      )}
    </>
  );
}
