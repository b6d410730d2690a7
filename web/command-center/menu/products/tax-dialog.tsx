import { FormattedMessage, useIntl } from 'react-intl';
import { TAX_CLASSES, type TaxClass } from '../../../../domain/tax';
import { TaxClassOptions, type TaxRates } from '../../kit/fields/tax-class-options';
import { ChoiceDialog } from './choice-dialog';

interface Props {
  readonly rates: TaxRates;
  readonly onClose: () => void;
  /** @param taxClass - null: by the way it is received. @returns why it was refused; null when it is done. */
  readonly choose: (taxClass: TaxClass | null) => Promise<string | null>;
}

const BY_SHOP = 'BY_SHOP';

/** Asks for the VAT of all chosen products. */
export function TaxDialog({ rates, onClose, choose }: Props) {
  const { formatMessage } = useIntl();
  return (
    <ChoiceDialog
      choose={(value) => choose(TAX_CLASSES.find((one) => one === value) ?? null)}
      empty={formatMessage({ id: 'command-center.products.tax.choose' })}
      field={formatMessage({ id: 'command-center.product.tax' })}
      label={formatMessage({ id: 'command-center.products.setTax' })}
      onClose={onClose}
    >
      <option value={BY_SHOP}>
        <FormattedMessage id="command-center.product.taxByShop" />
      </option>
      <TaxClassOptions chosen={null} rates={rates} />
    </ChoiceDialog>
  );
}
