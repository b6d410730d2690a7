import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../kit/ui/button';
import { Dialog } from '../../kit/ui/dialog';
import { Notice } from '../../kit/ui/feedback';
import { SelectField } from '../../kit/ui/fields';
import styles from './products.module.css';

interface Props {
  /** What is done: title and button. */
  readonly label: string;
  /** What is chosen. */
  readonly field: string;
  /** What the list says while nothing is chosen. */
  readonly empty: string;
  /** The `<option>`s. */
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** @returns why it was refused; null when it is done. */
  readonly choose: (value: string) => Promise<string | null>;
}

/** Asks for one of a list, for all chosen products. */
export function ChoiceDialog({ label, field, empty, children, onClose, choose }: Props) {
  const { formatMessage } = useIntl();
  const [value, setValue] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<{ readonly text: string; readonly isMissing: boolean } | null>(null);
  const send = async () => {
    if (!value) {
      setProblem({ text: formatMessage({ id: 'command-center.kit.required' }), isMissing: true });
      return;
    }
    setIsBusy(true);
    const refusal = await choose(value);
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
          label={field}
          onChange={(event) => {
            setProblem(null);
            setValue(event.currentTarget.value);
          }}
          value={value}
        >
          <option value="">{empty}</option>
          {children}
        </SelectField>
      </div>
    </Dialog>
  );
}
