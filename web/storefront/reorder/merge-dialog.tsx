import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/overlay/dialog';
import { useStepOf } from '../../ui/overlay/use-step';
import styles from './not-added-dialog.module.css';

interface Props {
  /** Of the dishes that are in the cart. */
  readonly count: number;
  readonly onAdd: () => void;
  readonly onReplace: () => void;
  readonly onClose: () => void;
}

/** A past order is to go into a cart that has something in it: beside that, or in its place? */
export function MergeDialog({ count, onAdd, onReplace, onClose }: Props) {
  const close = useStepOf('merge', onClose);
  return (
    <Dialog
      footer={
        <div className={styles.actions}>
          <Button onClick={onReplace} variant="outline">
            <FormattedMessage id="checkout.again.replace" />
          </Button>
          <Button onClick={onAdd}>
            <FormattedMessage id="checkout.again.add" />
          </Button>
        </div>
      }
      isOpen
      onClose={close}
      title={<FormattedMessage id="checkout.again.mergeTitle" />}
    >
      <p>
        <FormattedMessage id="checkout.again.merge" values={{ count }} />
      </p>
    </Dialog>
  );
}
