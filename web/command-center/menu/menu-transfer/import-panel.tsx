import { Grid, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../../kit/page/panel';
import { Checkbox } from '../../kit/ui/choices';
import { EncodingChoice } from '../../kit/ui/encoding-choice';
import { Notice, Spinner } from '../../kit/ui/feedback';
import { FileChoice } from '../../kit/ui/file-choice';
import { ImportReview } from './import-review';
import { useMenuImport } from './use-menu-import';

/** Choose a file, look at what it would do, and only then let it. */
export function ImportPanel() {
  const { formatMessage } = useIntl();
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
      <Grid gap="4" templateColumns="minmax(0, 1fr)">
        <Text maxWidth="44rem" color="fg.muted">
          <FormattedMessage id="command-center.import.explained" />
        </Text>
        <FileChoice
          endings={['.csv', '.json', '.txt', '.tsv', 'text/csv', 'application/json']}
          file={file}
          hint={<FormattedMessage id="command-center.import.drop" />}
          label={formatMessage({ id: 'command-center.import.file' })}
          onFile={transfer.check}
          ref={choose}
        />
        <Checkbox
          checked={removesMissing}
          hint={formatMessage({ id: 'command-center.import.removeHint' })}
          label={formatMessage({ id: 'command-center.import.remove' })}
          onChange={transfer.setRemovesMissing}
        />
        <div role="status">
          {busy && (
            <Text display="flex" gap="2" alignItems="center">
              <Spinner />
              <FormattedMessage id={`command-center.import.${busy}`} />
            </Text>
          )}
        </div>
        <EncodingChoice onChange={transfer.chooseEncoding} readings={transfer.readings} value={transfer.encoding} />
        {problem && <Notice isLive title={problem} tone="danger" />}
        {report && (
          <ImportReview isBusy={busy !== null} onApply={transfer.apply} onForget={transfer.forget} report={report} />
        )}
      </Grid>
    </Panel>
  );
}
