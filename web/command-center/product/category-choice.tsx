import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FormSelectField } from '../form/form-select-field';
import { FormTextField } from '../form/form-text-field';
import type { EntityFormState } from '../form/use-entity-form';
import type { PhotoValue } from '../photo/photo-value';

export interface Category {
  readonly id: string;
  readonly name: string;
}

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
  readonly categories: readonly Category[];
}

const NAME_LENGTH = 120;

/** Where the dish goes: a category that is there, or one that is made with it. */
export function CategoryChoice({ form, categories }: Props) {
  const { formatMessage } = useIntl();
  const categoryId = useWatch({ control: form.control, name: 'categoryId' });
  return (
    <>
      {categories.length > 0 && (
        <FormSelectField form={form} label={formatMessage({ id: 'command-center.product.category' })} name="categoryId">
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={NEW_CATEGORY}>{formatMessage({ id: 'command-center.product.newCategoryOption' })}</option>
        </FormSelectField>
      )}
      {categoryId === NEW_CATEGORY && (
        <FormTextField
          form={form}
          hint={formatMessage({ id: 'command-center.product.newCategoryHint' })}
          label={formatMessage({
            id: categories.length > 0 ? 'command-center.product.newCategory' : 'command-center.product.category',
          })}
          maxLength={NAME_LENGTH}
          name="newCategory"
        />
      )}
    </>
  );
}
