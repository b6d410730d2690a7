import type { ComponentType } from 'react';
import type { PaymentType } from '../../../../domain/payment-type';
import { BanknoteIcon } from '../../../ui/icons/banknote-icon';
import { CreditCardIcon } from '../../../ui/icons/credit-card-icon';
import type { IconProps } from '../../../ui/icons/icon-frame';
import { WalletIcon } from '../../../ui/icons/wallet-icon';

export const PAYMENT_TYPE_ICONS: Readonly<Record<PaymentType, ComponentType<IconProps>>> = {
  CASH: BanknoteIcon,
  CARD: CreditCardIcon,
  CUSTOM: WalletIcon,
};
