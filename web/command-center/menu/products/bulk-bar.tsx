import { type RefObject, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isTaxed, type TaxRates } from '../../kit/fields/tax-class-options';
import { ConfirmDialog } from '../../kit/form/confirm-dialog';
import { Button } from '../../kit/ui/button';
import { toasts } from '../../kit/ui/toaster';
import { CategoryOptions, type MenuOfCategories } from './category-options';
import { ChoiceDialog } from './choice-dialog';
import styles from './products.module.css';
import { StopManyDialog } from './stop-many-dialog';
import { TaxDialog } from './tax-dialog';
import { useManyProducts } from './use-many-products';

interface Props {
  readonly ids: ReadonlySet<string>;
  readonly menus: readonly MenuOfCategories[];
  /** The shop's VAT. */
  readonly rates: TaxRates;
  readonly onDone: () => void;
}

/** What can be done with the products that are chosen; in sight while any is. */
export function BulkBar({ ids, menus, rates, onDone }: Props) {
  const { formatMessage } = useIntl();
  const [dialog, setDialog] = useState<'STOP' | 'FILL' | 'TAKE_OUT' | 'TAX' | 'DELETE' | null>(null);
  const many = useManyProducts([...ids]);
  const close = () => setDialog(null);
  const count = ids.size;
  const bar = useRef<HTMLElement>(null);
  useEnterToActions(bar, count > 0);
  /** What is done needs no choice any more; what was refused keeps it. */
  const settle = (refusal: string | null) => {
    if (refusal === null) onDone();
    return refusal;
  };
  const resume = async () => {
    const refusal = settle(await many.resume());
    if (refusal !== null) toasts.show({ message: refusal, tone: 'danger' });
  };
  return (
    <>
      {count > 0 && (
        <section
          aria-label={formatMessage({ id: 'command-center.products.chosenActions' })}
          className={styles.bulk}
          data-bottom-bar="tallest"
          ref={bar}
        >
          <span className={styles.bulkCount} role="status">
            <FormattedMessage id="command-center.products.chosen" values={{ count }} />
          </span>
          <Button onClick={onDone} size="sm" variant="ghost">
            <FormattedMessage id="command-center.kit.clearSelection" />
          </Button>
          <div className={styles.bulkButtons}>
            <Button onClick={() => void resume()} size="sm" variant="outline">
              <FormattedMessage id="command-center.products.putOnSale" />
            </Button>
            <Button onClick={() => setDialog('STOP')} size="sm" variant="outline">
              <FormattedMessage id="command-center.products.takeOffSale" />
            </Button>
            <Button onClick={() => setDialog('FILL')} size="sm" variant="outline">
              <FormattedMessage id="command-center.products.addToCategory" />
            </Button>
            <Button onClick={() => setDialog('TAKE_OUT')} size="sm" variant="outline">
              <FormattedMessage id="command-center.products.removeFromCategory" />
            </Button>
            {isTaxed(rates) && (
              <Button onClick={() => setDialog('TAX')} size="sm" variant="outline">
                <FormattedMessage id="command-center.products.setTax" />
              </Button>
            )}
            <Button onClick={() => setDialog('DELETE')} size="sm" variant="danger">
              <FormattedMessage id="command-center.products.delete" />
            </Button>
          </div>
        </section>
      )}
      {dialog === 'STOP' && (
        <StopManyDialog count={count} onClose={close} stop={async (request) => settle(await many.stop(request))} />
      )}
      {(dialog === 'FILL' || dialog === 'TAKE_OUT') && (
        <ChoiceDialog
          choose={async (id) => settle(await (dialog === 'FILL' ? many.fill(id) : many.takeOut(id)))}
          empty={formatMessage({ id: 'command-center.products.category.choose' })}
          field={formatMessage({ id: 'command-center.products.category' })}
          label={formatMessage({
            id: `command-center.products.${dialog === 'FILL' ? 'addToCategory' : 'removeFromCategory'}`,
          })}
          onClose={close}
        >
          <CategoryOptions menus={menus} />
        </ChoiceDialog>
      )}
      {dialog === 'TAX' && (
        <TaxDialog
          choose={async (taxClass) => settle(await many.setTaxClass(taxClass))}
          onClose={close}
          rates={rates}
        />
      )}
      <ConfirmDialog
        confirmLabel={formatMessage({ id: 'command-center.products.deleteMany' }, { count })}
        isOpen={dialog === 'DELETE'}
        onClose={close}
        onConfirm={async () => settle(await many.remove())}
        title={formatMessage({ id: 'command-center.products.deleteManyQuestion' }, { count })}
      >
        <FormattedMessage id="command-center.products.deleteExplained" />
      </ConfirmDialog>
    </>
  );
}

/**
 * Enter on a row's checkbox moves the focus to the bulk actions. Without it, keyboard users would have to tab through
 * all other rows first.
 */
function useEnterToActions(actions: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isRow =
        target instanceof HTMLInputElement && target.type === 'checkbox' && target.closest('table') !== null;
      if (event.key !== 'Enter' || !isRow) return;
      event.preventDefault();
      actions.current?.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [actions, isShown]);
}
