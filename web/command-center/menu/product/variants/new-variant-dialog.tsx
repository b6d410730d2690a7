import { useIntl } from 'react-intl';
import type { MeasurementUnit } from '../../../../gql/graphql';
import { useSend } from '../../../kit/entity/use-send';
import { NO_TEXTS } from '../../../kit/fields/texts';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useEntityForm } from '../../../kit/form/use-entity-form';
import { VariantFields } from './variant-fields';
import { CreateVariantMutation } from './variant-mutations';
import { type VariantValues, variantInput } from './variant-values';

interface Props {
  readonly productId: string;
  /** The variant that a new one is most like: it is measured in the same unit. */
  readonly likes: { readonly unit: MeasurementUnit } | null;
  readonly onClose: () => void;
}

/** A further size or kind. */
export function NewVariantDialog({ productId, likes, onClose }: Props) {
  const { formatMessage } = useIntl();
  const createVariant = useSend(CreateVariantMutation);
  const saved: VariantValues = {
    name: { ...NO_TEXTS },
    price: null,
    weight: null,
    sku: '',
    isAvailable: true,
    photo: null,
    unit: likes?.unit ?? 'G',
  };
  const form = useEntityForm({
    isNew: true,
    saved,
    save: (values) => createVariant({ input: { productId, ...variantInput(values) } }),
    done: formatMessage({ id: 'command-center.product.variants.created' }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'command-center.product.variants.new' })}
    >
      <VariantFields form={form} />
    </FormDialog>
  );
}
