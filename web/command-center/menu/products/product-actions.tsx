import CopyIcon from 'lucide/dist/esm/icons/copy';
import Trash2Icon from 'lucide/dist/esm/icons/trash';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ProductRowFragment } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import { IconButton } from '../../kit/ui/button';
import { DeleteProduct } from './delete-product';
import styles from './products.module.css';
import { useDuplicateProduct } from './use-duplicate-product';

/** At the end of a row: another dish like this one, or this one gone. */
export function ProductActions({ product: { id, name } }: { readonly product: ProductRowFragment }) {
  const { formatMessage } = useIntl();
  const { isBusy, duplicate } = useDuplicateProduct();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.actions}>
      <IconButton
        aria-disabled={isBusy || undefined}
        icon={<Icon of={CopyIcon} size={18} />}
        label={formatMessage({ id: 'command-center.products.duplicateNamed' }, { name })}
        onClick={() => void (isBusy || duplicate(id))}
        size="sm"
      />
      <IconButton
        icon={<Icon of={Trash2Icon} size={18} />}
        label={formatMessage({ id: 'command-center.products.deleteNamed' }, { name })}
        onClick={() => setIsAsking(true)}
        size="sm"
      />
      <DeleteProduct isOpen={isAsking} onClose={() => setIsAsking(false)} product={{ id, name }} />
    </div>
  );
}
