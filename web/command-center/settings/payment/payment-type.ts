import type { IconNode } from 'lucide';
import BanknoteIcon from 'lucide/dist/esm/icons/banknote';
import CreditCardIcon from 'lucide/dist/esm/icons/credit-card';
import WalletIcon from 'lucide/dist/esm/icons/wallet';
import type { PaymentType } from '../../../../domain/payment-type';

export const PAYMENT_TYPE_ICONS: Readonly<Record<PaymentType, IconNode>> = {
  CASH: BanknoteIcon,
  CARD: CreditCardIcon,
  CUSTOM: WalletIcon,
};
