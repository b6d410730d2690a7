import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useMutation } from 'urql';
import { FormDialog } from '../form/form-dialog';
import { FormMoneyField } from '../form/form-money-field';
import { LocalizedField } from '../form/localized-field';
import { NO_TEXTS, type Texts, toEntries } from '../form/texts';
import { useEntityForm } from '../form/use-entity-form';
import { CreateProductMutation } from './create-product-mutation';
import { productPath } from './product-path';

interface NewProduct {
  readonly name: Texts;
  /** Minor units. */
  readonly price: number | null;
}

interface Props {
  /** Where it is put at once. */
  readonly categoryId?: string;
  readonly onClose: () => void;
}

/** A name and a price are enough for a dish; its page, which then opens, has the rest. */
export function CreateProductDialog({ categoryId, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [, createProduct] = useMutation(CreateProductMutation);
  const navigate = useNavigate();
  const saved: NewProduct = { name: NO_TEXTS, price: null };
  const form = useEntityForm({
    isNew: true,
    saved,
    save: async ({ name, price }) => {
      const categoryIds = categoryId ? [categoryId] : [];
      const input = { name: toEntries(name), price: price ?? 0, categoryIds };
      return (await createProduct({ input })).data?.createProduct;
    },
    done: formatMessage({ id: 'command-center.products.created' }),
    onSaved: ({ id }) => void navigate(productPath(id)),
  });
  return (
    <FormDialog form={form} isOpen onClose={onClose} title={formatMessage({ id: 'command-center.products.new' })}>
      <LocalizedField
        form={form}
        label={formatMessage({ id: 'command-center.products.name' })}
        maxLength={120}
        name="name"
      />
      <FormMoneyField form={form} label={formatMessage({ id: 'command-center.products.price' })} name="price" />
    </FormDialog>
  );
}
