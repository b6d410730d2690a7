import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../kit/ui/button';
import { Dialog } from '../../kit/ui/dialog';
import { FindDishes, type FoundDish } from '../categories/find-dishes';
import styles from './product.module.css';

interface Props {
  /** The dish itself, and those that are chosen already. */
  readonly standing: ReadonlySet<string>;
  readonly most: number;
  readonly onAdd: (dishes: readonly FoundDish[]) => void;
  readonly onClose: () => void;
}

/** Chooses dishes to offer with another one; they are saved with its form. */
export function GoesWellWithDialog({ standing, most, onAdd, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<readonly FoundDish[]>([]);
  const add = () => {
    onAdd(chosen);
    onClose();
  };
  return (
    <Dialog
      footer={
        <Button aria-disabled={chosen.length === 0 || undefined} isWide onClick={() => chosen.length > 0 && add()}>
          <FormattedMessage id="command-center.catalog.addChosen" values={{ count: chosen.length }} />
        </Button>
      }
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'command-center.product.goesWellWith' })}
    >
      <div className={styles.recommendable}>
        <FindDishes
          chosen={chosen}
          most={most}
          onChosen={setChosen}
          standing={standing}
          standingHint={formatMessage({ id: 'command-center.product.goesWellWithStands' })}
        />
      </div>
    </Dialog>
  );
}
