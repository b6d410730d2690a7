import type { DeliveryMethod } from '../../../gql/graphql';
import { BikeIcon } from '../../../ui/icons/bike-icon';
import type { IconProps } from '../../../ui/icons/icon-frame';
import { ShoppingBagIcon } from '../../../ui/icons/shopping-bag-icon';
import { UtensilsIcon } from '../../../ui/icons/utensils-icon';

interface Props extends IconProps {
  readonly order: { readonly deliveryMethod: DeliveryMethod | null; readonly table: string | null };
}

/** A bicycle, a bag, or knife and fork for an order that is eaten here. */
export function MethodIcon({ order: { deliveryMethod, table }, ...icon }: Props) {
  if (table) return <UtensilsIcon {...icon} />;
  return deliveryMethod === 'PICKUP' ? <ShoppingBagIcon {...icon} /> : <BikeIcon {...icon} />;
}
