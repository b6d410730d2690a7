import ShoppingBagIcon from 'lucide/dist/esm/icons/shopping-bag';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../../ui/button/link-button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Icon } from '../../../ui/icons/icon';

interface Props {
  /** The menu is in sight: no way to it is offered. */
  readonly isBesideMenu?: boolean;
}

/** Nothing in it yet: the way to what is liked. */
export function EmptyCart({ isBesideMenu = false }: Props) {
  const toMenu = (
    <LinkButton to="/catalog" variant="soft">
      <FormattedMessage id="checkout.cart.toMenu" />
    </LinkButton>
  );
  return (
    <EmptyState
      action={isBesideMenu ? undefined : toMenu}
      icon={<Icon of={ShoppingBagIcon} size={48} />}
      title={<FormattedMessage id="checkout.cart.empty" />}
    >
      <FormattedMessage id={isBesideMenu ? 'checkout.cart.emptyBesideMenu' : 'checkout.cart.emptyHint'} />
    </EmptyState>
  );
}
