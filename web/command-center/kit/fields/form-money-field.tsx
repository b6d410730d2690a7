import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { CURRENCY_SIGNS, isCurrencyCode } from '../../../../domain/money';
import { useCommandCenter } from '../context/command-center-context';
import { minorText, parseMinor } from './decimal';
import { NumberInput, type NumberInputProps, useDecimalSeparator } from './number-input';

interface Props<Values extends FieldValues> extends Omit<NumberInputProps<Values>, 'unit'> {
  /** Defaults to the shop's. */
  readonly currencyCode?: string;
}

/**
 * An amount of a form: people type a decimal, the form holds minor units; null for nothing.
 *
 * @example <FormMoneyField form={form} isOptional label={…} name="freeFrom" />
 */
export function FormMoneyField<Values extends FieldValues>({ currencyCode, ...rest }: Props<Values>) {
  const { formatMessage } = useIntl();
  const shop = useCommandCenter();
  const separator = useDecimalSeparator();
  const currency = currencyCode ?? shop.currencyCode;
  const digits = useCurrencyDigits(currencyCode);
  return (
    <NumberInput
      {...rest}
      parse={(text) => parseMinor(text, digits)}
      unit={isCurrencyCode(currency) ? CURRENCY_SIGNS[currency] : currency}
      unreadable={formatMessage({ id: 'command-center.kit.notAnAmount' })}
      write={(minor) => minorText(minor, digits, separator)}
    />
  );
}

/** The digits after a currency's decimal point; the currency defaults to the shop's. */
export function useCurrencyDigits(currencyCode?: string): number {
  const shop = useCommandCenter();
  const currency = currencyCode ?? shop.currencyCode;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
