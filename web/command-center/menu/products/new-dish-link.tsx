import PlusIcon from 'lucide/dist/esm/icons/plus';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { type ButtonLook, LinkButton } from '../../kit/ui/button';
import { NEW_PRODUCT_PATH, newProductIn } from './product-path';

interface Props extends Pick<ButtonLook, 'variant'> {
  /** Where the dish is put, unless its reader chooses another place. */
  readonly categoryId?: string;
}

/** “New dish”: the way to the page that makes one. */
export function NewDishLink({ categoryId, variant }: Props) {
  return (
    <LinkButton to={categoryId ? newProductIn(categoryId) : NEW_PRODUCT_PATH} variant={variant}>
      <Icon of={PlusIcon} size={18} />
      <FormattedMessage id="command-center.products.new" />
    </LinkButton>
  );
}
