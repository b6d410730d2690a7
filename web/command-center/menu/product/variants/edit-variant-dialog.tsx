import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../../gql/fragment-masking';
import { graphql } from '../../../../gql/gql';
import { useSend } from '../../../kit/entity/use-send';
import { toTexts } from '../../../kit/fields/texts';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useEntityForm } from '../../../kit/form/use-entity-form';
import { photoValue } from '../../../kit/photo/photo-value';
import { VariantFields } from './variant-fields';
import { UpdateVariantMutation } from './variant-mutations';
import { type VariantValues, variantInput } from './variant-values';

const EditVariantFragment = graphql(`
  fragment EditVariantDialog on Variant {
    id
    version
    weight
    unit
    sku
    isAvailable
    nameTranslations {
      locale
      value
    }
    price {
      minor
    }
    photo {
      ...PhotoValue
    }
  }
`);

interface Props {
  readonly variant: FragmentType<typeof EditVariantFragment>;
  readonly onClose: () => void;
}

/** A variant as it is stored, to change. */
export function EditVariantDialog({ variant, onClose }: Props) {
  const stored = readFragment(EditVariantFragment, variant);
  const { id, version } = stored;
  const { formatMessage } = useIntl();
  const updateVariant = useSend(UpdateVariantMutation);
  const saved: VariantValues = {
    name: toTexts(stored.nameTranslations),
    price: stored.price.minor,
    weight: stored.weight ?? null,
    unit: stored.unit,
    sku: stored.sku ?? '',
    isAvailable: stored.isAvailable,
    photo: photoValue(stored.photo),
  };
  const form = useEntityForm({
    saved,
    version,
    save: (values, basis) => updateVariant({ input: { id, version: basis, ...variantInput(values) } }),
    done: formatMessage({ id: 'command-center.product.variants.updated' }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'command-center.product.variants.edit' })}
    >
      <VariantFields form={form} />
    </FormDialog>
  );
}
