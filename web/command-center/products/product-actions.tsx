import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useMutation } from 'urql';
import { graphql } from '../../gql/gql';
import type { ProductRowFragment } from '../../gql/graphql';
import { IconButton } from '../../ui/button/icon-button';
import { CopyIcon } from '../../ui/icons/copy-icon';
import { Trash2Icon } from '../../ui/icons/trash-2-icon';
import { toasts } from '../../ui/overlay/toasts';
import { ConfirmDialog } from '../form/confirm-dialog';
import { useRefusalText } from '../form/use-refusal-text';
import { useCommandCenter } from '../layout/command-center-context';
import { productPath } from './product-path';
import styles from './products.module.css';

const DuplicateProductMutation = graphql(`
  mutation DuplicateListedProduct($id: ID!) {
    duplicateProduct(id: $id) {
      ... on Product {
        id
      }
      ... on Error {
        code
        message
      }
    }
  }
`);

const DeleteProductMutation = graphql(`
  mutation DeleteListedProduct($id: ID!) {
    deleteProduct(id: $id) {
      ... on Deleted {
        deletedId
      }
      ... on Error {
        code
        message
      }
    }
  }
`);

/** At the end of a row: another dish like this one, or this one gone. */
export function ProductActions({ product: { id, name } }: { readonly product: ProductRowFragment }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { board } = useCommandCenter();
  const refusalText = useRefusalText();
  const [{ fetching }, duplicate] = useMutation(DuplicateProductMutation);
  const [, remove] = useMutation(DeleteProductMutation);
  const [isAsking, setIsAsking] = useState(false);
  const copy = async () => {
    const answer = (await duplicate({ id })).data?.duplicateProduct;
    const refusal = refusalText(answer);
    const message = refusal ?? formatMessage({ id: 'command-center.products.created' });
    toasts.show({ message, tone: refusal === null ? 'success' : 'danger' });
    if (answer?.__typename === 'Product') void navigate(productPath(answer.id));
  };
  const confirm = async () => {
    const refusal = refusalText((await remove({ id })).data?.deleteProduct);
    board.changed();
    if (refusal === null) {
      toasts.show({ message: formatMessage({ id: 'command-center.products.deleted' }), tone: 'success' });
    }
    return refusal;
  };
  return (
    <div className={styles.actions}>
      <IconButton
        aria-disabled={fetching || undefined}
        icon={<CopyIcon size={18} />}
        label={formatMessage({ id: 'command-center.products.duplicateNamed' }, { name })}
        onClick={() => void copy()}
        size="sm"
      />
      <IconButton
        icon={<Trash2Icon size={18} />}
        label={formatMessage({ id: 'command-center.products.deleteNamed' }, { name })}
        onClick={() => setIsAsking(true)}
        size="sm"
      />
      <ConfirmDialog
        confirmLabel={formatMessage({ id: 'command-center.products.delete' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title={formatMessage({ id: 'command-center.products.deleteQuestion' }, { name })}
      >
        <FormattedMessage id="command-center.products.deleteMeaning" />
      </ConfirmDialog>
    </div>
  );
}
