import Trash2Icon from 'lucide/dist/esm/icons/trash';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icons/icon';
import { useCartActions } from '../store/cart-context';
import type { CartLine } from '../store/cart-view';

/** Takes a line out; the toast that follows can bring it back. */
export function RemoveLine({ line }: { readonly line: CartLine }) {
  const { formatMessage } = useIntl();
  const { remove } = useCartActions();
  const name = line.preview.productName;
  return (
    <Button
      aria-label={formatMessage({ id: 'checkout.cart.removeDish' }, { name })}
      onClick={() => remove(line)}
      size="sm"
      variant="danger"
    >
      <Icon of={Trash2Icon} size={16} />
      <FormattedMessage id="checkout.cart.remove" />
    </Button>
  );
}
