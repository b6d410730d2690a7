import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../kit/ui/button';
import { Dialog } from '../../kit/ui/dialog';
import { Notice } from '../../kit/ui/feedback';
import { SelectField } from '../../kit/ui/fields';
import { CategoryOptions, type MenuOfCategories } from './category-options';
import styles from './products.module.css';

interface Props {
  /** What is done: title and button. */
  readonly label: string;
  readonly menus: readonly MenuOfCategories[];
  readonly onClose: () => void;
  /** @returns why it was refused; null when it is done. */
  readonly choose: (categoryId: string) => Promise<string | null>;
}

/** Asks for a category of any menu. */
export function CategoryChoiceDialog({ label, menus, onClose, choose }: Props) {
  const { formatMessage } = useIntl();
  const [categoryId, setCategoryId] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<{ readonly text: string; readonly isMissing: boolean } | null>(null);
  const send = async () => {
    if (!categoryId) {
      setProblem({ text: formatMessage({ id: 'command-center.kit.required' }), isMissing: true });
      return;
    }
    setIsBusy(true);
    const refusal = await choose(categoryId);
    setIsBusy(false);
    setProblem(refusal === null ? null : { text: refusal, isMissing: false });
    if (refusal === null) onClose();
  };
  return (
    <Dialog
      footer={
        <Button isBusy={isBusy} isWide onClick={() => void send()}>
          {label}
        </Button>
      }
      isOpen
      onClose={onClose}
      title={label}
    >
      <div className={styles.body}>
        {problem && !problem.isMissing && <Notice isLive title={problem.text} tone="danger" />}
        <SelectField
          error={problem?.isMissing && problem.text}
          label={formatMessage({ id: 'command-center.products.category' })}
          onChange={(event) => {
            setProblem(null);
            setCategoryId(event.currentTarget.value);
          }}
          value={categoryId}
        >
          <option value="">
            <FormattedMessage id="command-center.products.category.choose" />
          </option>
          <CategoryOptions menus={menus} />
        </SelectField>
      </div>
    </Dialog>
  );
}
