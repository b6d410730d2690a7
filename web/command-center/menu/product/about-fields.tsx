import { FormattedMessage, useIntl } from 'react-intl';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../../../../domain/catalog-limits';
import { FieldGrid } from '../../kit/fields/field-grid';
import { LocalizedField, LocalizedTextArea } from '../../kit/fields/localized-field';
import type { TaxRates } from '../../kit/fields/tax-class-options';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import { FormPhotoField } from '../../kit/photo/form-photo-field';
import styles from './product.module.css';
import type { ProductValues } from './product-values';
import { SaleFields } from './sale-fields';
import { TaxField } from './tax-field';

interface Props {
  readonly form: EntityFormState<ProductValues>;
  /** Name of the variant whose price is shown; null where there is only one. */
  readonly saleOf: string | null;
  /** The shop's VAT. */
  readonly rates: TaxRates;
}

/** What a shopper sees first: name, photo, words and price. */
export function AboutFields({ form, saleOf, rates }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.column}>
      <Panel title={formatMessage({ id: 'command-center.product.about' })}>
        <FieldGrid>
          <LocalizedField
            form={form}
            label={formatMessage({ id: 'command-center.product.name' })}
            maxLength={TITLE_LENGTH}
            name="name"
          />
          <LocalizedTextArea
            form={form}
            hint={formatMessage({ id: 'command-center.product.descriptionHint' })}
            isOptional
            label={formatMessage({ id: 'command-center.product.description' })}
            maxLength={DESCRIPTION_LENGTH}
            name="description"
          />
          <FormPhotoField form={form} label={formatMessage({ id: 'command-center.product.photo' })} name="photo" />
        </FieldGrid>
      </Panel>
      <Panel title={formatMessage({ id: 'command-center.product.sale' })}>
        {saleOf !== null && (
          <p className={styles.explained}>
            <FormattedMessage id="command-center.product.saleOf" values={{ name: saleOf }} />
          </p>
        )}
        <FieldGrid>
          <SaleFields form={form} price="variant.price" sku="variant.sku" unit="variant.unit" weight="variant.weight" />
          <TaxField form={form} rates={rates} />
        </FieldGrid>
      </Panel>
    </div>
  );
}
