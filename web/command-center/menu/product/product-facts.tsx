import { useIntl } from 'react-intl';
import { FieldGrid } from '../../kit/fields/field-grid';
import { FormSwitch } from '../../kit/fields/form-switch';
import { FormTextField } from '../../kit/fields/form-text-field';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import { AllergenField } from './allergen-field';
import { FormChips } from './form-chips';
import { GoesWellWithField } from './goes-well-with-field';
import { NutrientFields } from './nutrient-fields';
import styles from './product.module.css';
import { NUTRIENT_FIELDS, type ProductValues, TAGS } from './product-values';

interface Props {
  readonly form: EntityFormState<ProductValues>;
  readonly productId: string;
}

/** Availability, address, and what has to be known of the dish. */
export function ProductFacts({ form, productId }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.column}>
      <Panel title={formatMessage({ id: 'command-center.product.selling' })}>
        <FieldGrid>
          <FormSwitch
            form={form}
            hint={formatMessage({ id: 'command-center.product.availableHint' })}
            label={formatMessage({ id: 'command-center.product.available' })}
            name="isAvailable"
          />
          <FormTextField
            form={form}
            hint={formatMessage({ id: 'command-center.product.slugHint' })}
            isOptional
            label={formatMessage({ id: 'command-center.product.slug' })}
            name="slug"
          />
        </FieldGrid>
      </Panel>
      <Panel title={formatMessage({ id: 'command-center.product.facts' })}>
        <FieldGrid>
          <FormChips
            form={form}
            label={formatMessage({ id: 'command-center.product.tags' })}
            name="tags"
            options={TAGS.map((value) => ({
              value,
              label: formatMessage({ id: `command-center.product.tag.${value}` }),
            }))}
          />
          <AllergenField
            form={form}
            hint={formatMessage({ id: 'command-center.product.allergensHint' })}
            name="allergens"
          />
          <NutrientFields
            form={form}
            label={formatMessage({ id: 'command-center.product.nutrition' })}
            names={NUTRIENT_FIELDS}
          />
        </FieldGrid>
      </Panel>
      <GoesWellWithField form={form} productId={productId} />
    </div>
  );
}
