import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/feedback/notice';
import { Spinner } from '../../../ui/feedback/spinner';
import { Checkbox } from '../../../ui/form/checkbox';
import { FileTextIcon } from '../../../ui/icons/file-text-icon';
import { UploadIcon } from '../../../ui/icons/upload-icon';
import { DropZone } from '../../kit/photo/drop-zone';
import { Panel } from '../../orders/order/panel';
import styles from './import-panel.module.css';
import { ImportReview } from './import-review';
import { useMenuImport } from './use-menu-import';

/** Choose a file, look at what it would do, and only then let it. */
export function ImportPanel() {
  const { formatMessage } = useIntl();
  const chooser = useRef<HTMLInputElement>(null);
  const transfer = useMenuImport();
  const { file, report, problem, busy, removesMissing } = transfer;
  const choose = useRef<HTMLButtonElement>(null);
  const hasFile = file !== null;
  const hadFile = useRef(false);
  useEffect(() => {
    // What stood below is gone, and the button that was pressed with it: the next file begins where this one did.
    if (hadFile.current && !hasFile && document.activeElement === document.body) choose.current?.focus();
    hadFile.current = hasFile;
  }, [hasFile]);
  return (
    <Panel title={formatMessage({ id: 'command-center.import.import' })}>
      <div className={styles.body}>
        <p className={styles.explained}>
          <FormattedMessage id="command-center.import.explained" />
        </p>
        <DropZone onFile={transfer.check}>
          <div className={styles.zone}>
            {file ? <FileTextIcon size={28} /> : <UploadIcon size={28} />}
            <p className={styles.name}>{file ? file.name : <FormattedMessage id="command-center.import.drop" />}</p>
            <Button onClick={() => chooser.current?.click()} ref={choose} variant={file ? 'outline' : 'primary'}>
              <FormattedMessage id={file ? 'command-center.import.chooseOther' : 'command-center.import.choose'} />
            </Button>
            <input
              accept=".csv,.json,.txt,.tsv,text/csv,application/json"
              aria-label={formatMessage({ id: 'command-center.import.file' })}
              hidden
              onChange={({ currentTarget }) => {
                const chosen = currentTarget.files?.[0];
                // So that the same file, mended, can be chosen again.
                currentTarget.value = '';
                if (chosen) transfer.check(chosen);
              }}
              ref={chooser}
              type="file"
            />
          </div>
        </DropZone>
        <Checkbox
          checked={removesMissing}
          hint={formatMessage({ id: 'command-center.import.removeHint' })}
          label={formatMessage({ id: 'command-center.import.remove' })}
          onChange={({ currentTarget }) => transfer.setRemovesMissing(currentTarget.checked)}
        />
        <div role="status">
          {busy && (
            <p className={styles.busy}>
              <Spinner />
              <FormattedMessage id={`command-center.import.${busy}`} />
            </p>
          )}
        </div>
        {problem && <Notice isLive title={problem} tone="danger" />}
        {report && (
          <ImportReview isBusy={busy !== null} onApply={transfer.apply} onForget={transfer.forget} report={report} />
        )}
      </div>
    </Panel>
  );
}
