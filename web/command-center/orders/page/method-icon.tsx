import BikeIcon from 'lucide/dist/esm/icons/bike';
import ShoppingBagIcon from 'lucide/dist/esm/icons/shopping-bag';
import UtensilsIcon from 'lucide/dist/esm/icons/utensils';
import type { DeliveryMethod } from '../../../gql/graphql';
import { Icon, type IconProps } from '../../../ui/icons/icon';

interface Props extends IconProps {
  readonly order: { readonly deliveryMethod: DeliveryMethod | null; readonly table: string | null };
}

/** A bicycle, a bag, or knife and fork for an order that is eaten here. */
export function MethodIcon({ order: { deliveryMethod, table }, ...icon }: Props) {
  if (table) return <Icon of={UtensilsIcon} {...icon} />;
  return deliveryMethod === 'PICKUP' ? <Icon of={ShoppingBagIcon} {...icon} /> : <Icon of={BikeIcon} {...icon} />;
}
