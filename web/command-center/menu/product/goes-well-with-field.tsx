import XIcon from 'lucide/dist/esm/icons/x';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RECOMMENDED_LIMIT } from '../../../../domain/limits';
import { Icon } from '../../../ui/icons/icon';
import { useBoundField } from '../../kit/form/use-bound-field';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import { inOrder } from '../../kit/sorting/order';
import { SortableList } from '../../kit/sorting/sortable-list';
import { Button, IconButton } from '../../kit/ui/button';
import { FieldError } from '../../kit/ui/fields';
import type { FoundDish } from '../categories/find-dishes';
import { GoesWellWithDialog } from './goes-well-with-dialog';
import styles from './product.module.css';
import type { ProductValues } from './product-values';

interface Props {
  readonly form: EntityFormState<ProductValues>;
  readonly productId: string;
}

/** Dishes that are offered with this one, in staff's order. */
export function GoesWellWithField({ form, productId }: Props) {
  const { formatMessage } = useIntl();
  const [isAdding, setIsAdding] = useState(false);
  const { value, onChange, error, id } = useBoundField(form, 'goesWellWithIds');
  const dishes: readonly FoundDish[] = value;
  const title = formatMessage({ id: 'command-center.product.goesWellWith' });
  return (
    <Panel title={title}>
      <p className={styles.explained}>
        <FormattedMessage id="command-center.product.goesWellWithHint" />
      </p>
      <div id={id} tabIndex={-1}>
        <SortableList
          items={dishes}
          label={title}
          nameOf={({ name }) => name}
          onReorder={async (ids) => {
            onChange(inOrder(dishes, ids));
            return null;
          }}
        >
          {(dish) => (
            <div className={styles.recommended}>
              <span>{dish.name}</span>
              <IconButton
                icon={<Icon of={XIcon} size={18} />}
                label={formatMessage({ id: 'command-center.product.goesWellWithRemove' }, { name: dish.name })}
                onClick={() => onChange(dishes.filter((other) => other.id !== dish.id))}
              />
            </div>
          )}
        </SortableList>
        <FieldError id={`${id}-error`}>{error}</FieldError>
        {dishes.length < RECOMMENDED_LIMIT && (
          <Button className={styles.recommend} onClick={() => setIsAdding(true)} variant="soft">
            <FormattedMessage id="command-center.product.goesWellWithAdd" />
          </Button>
        )}
      </div>
      {isAdding && (
        <GoesWellWithDialog
          most={RECOMMENDED_LIMIT - dishes.length}
          onAdd={(added) => onChange([...dishes, ...added])}
          onClose={() => setIsAdding(false)}
          standing={new Set([productId, ...dishes.map((dish) => dish.id)])}
        />
      )}
    </Panel>
  );
}
