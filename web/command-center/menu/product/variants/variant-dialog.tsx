import { useIntl } from 'react-intl';
import { SHORT_NAME_LENGTH } from '../../../../../domain/catalog-limits';
import { type FragmentType, readFragment } from '../../../../gql/fragment-masking';
import { graphql } from '../../../../gql/gql';
import type { MeasurementUnit } from '../../../../gql/graphql';
import { useSend } from '../../../kit/entity/use-send';
import { FormSwitch } from '../../../kit/fields/form-switch';
import { LocalizedField } from '../../../kit/fields/localized-field';
import { toEntries, toTexts } from '../../../kit/fields/texts';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useEntityForm } from '../../../kit/form/use-entity-form';
import { FormPhotoField } from '../../../kit/photo/form-photo-field';
import { photoValue } from '../../../kit/photo/photo-value';
import { saleInput } from '../product-values';
import { SaleFields } from '../sale-fields';
import { CreateVariantMutation, UpdateVariantMutation } from './variant-mutations';

const StoredVariantFragment = graphql(`
  fragment StoredVariant on Variant {
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
  /** Null for a new one. */
  readonly stored: FragmentType<typeof StoredVariantFragment> | null;
  readonly productId: string;
  /** What a new one is measured in: as the one that it is most like. */
  readonly unit: MeasurementUnit;
  readonly onClose: () => void;
}

/** A size or kind. */
export function VariantDialog({ stored: masked, productId, unit, onClose }: Props) {
  const { formatMessage } = useIntl();
  const stored = readFragment(StoredVariantFragment, masked);
  const send = { create: useSend(CreateVariantMutation), update: useSend(UpdateVariantMutation) };
  const form = useEntityForm({
    isNew: !stored,
    version: stored?.version ?? 0,
    saved: {
      name: toTexts(stored?.nameTranslations ?? []),
      price: stored?.price.minor ?? null,
      weight: stored?.weight ?? null,
      unit: stored?.unit ?? unit,
      sku: stored?.sku ?? '',
      isAvailable: stored?.isAvailable ?? true,
      photo: photoValue(stored?.photo),
    },
    save: async ({ name, isAvailable, photo, ...sale }, version) => {
      const input = { ...saleInput(sale), name: toEntries(name), isAvailable, photoId: photo?.id ?? null };
      return stored
        ? await send.update({ input: { id: stored.id, version, ...input } })
        : await send.create({ input: { productId, ...input } });
    },
    done: formatMessage({ id: `command-center.product.variants.${stored ? 'updated' : 'created'}` }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      title={formatMessage({ id: `command-center.product.variants.${stored ? 'edit' : 'new'}` })}
    >
      <LocalizedField
        form={form}
        hint={formatMessage({ id: 'command-center.product.variants.nameHint' })}
        isOptional
        label={formatMessage({ id: 'command-center.product.name' })}
        maxLength={SHORT_NAME_LENGTH}
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
    </FormDialog>
  );
}
