import { useIntl } from 'react-intl';
import { FormSwitch } from '../../../kit/fields/form-switch';
import { LocalizedField } from '../../../kit/fields/localized-field';
import type { EntityFormState } from '../../../kit/form/use-entity-form';
import { FormPhotoField } from '../../../kit/photo/form-photo-field';
import { SaleFields } from '../sale-fields';
import type { VariantValues } from './variant-values';

const NAME_LENGTH = 80;

/** What a variant has of its own. */
export function VariantFields({ form }: { readonly form: EntityFormState<VariantValues> }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <LocalizedField
        form={form}
        hint={formatMessage({ id: 'command-center.product.variants.nameHint' })}
        isOptional
        label={formatMessage({ id: 'command-center.product.name' })}
        maxLength={NAME_LENGTH}
        name="name"
      />
      <SaleFields form={form} price="price" sku="sku" unit="unit" weight="weight" />
      <FormSwitch
        form={form}
        hint={formatMessage({ id: 'command-center.product.availableHint' })}
        label={formatMessage({ id: 'command-center.product.available' })}
        name="isAvailable"
      />
      <FormPhotoField
        form={form}
        hint={formatMessage({ id: 'command-center.product.variants.photoHint' })}
        isSmall
        label={formatMessage({ id: 'command-center.product.variants.photo' })}
        name="photo"
      />
    </>
  );
}
