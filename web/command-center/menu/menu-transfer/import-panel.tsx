import { Box, Grid, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileTextIcon } from '../../../ui/icons/file-text-icon';
import { UploadIcon } from '../../../ui/icons/upload-icon';
import { Panel } from '../../kit/page/panel';
import { DropZone } from '../../kit/photo/drop-zone';
import { Button } from '../../kit/ui/button';
import { Checkbox } from '../../kit/ui/choices';
import { Notice, Spinner } from '../../kit/ui/feedback';
import { ImportReview } from './import-review';
import { useMenuImport } from './use-menu-import';

const ZONE = {
  display: 'grid',
  gap: '3',
  justifyItems: 'center',
  padding: '6',
  border: '2px dashed var(--line)',
  borderRadius: 'lg',
  background: 'bg.subtle',
  textAlign: 'center',
} as const;

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
      <Grid gap="4" templateColumns="minmax(0, 1fr)">
        <Text maxWidth="44rem" color="fg.muted">
          <FormattedMessage id="command-center.import.explained" />
        </Text>
        <DropZone onFile={transfer.check}>
          <Box css={ZONE}>
            {file ? <FileTextIcon size={28} /> : <UploadIcon size={28} />}
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {file ? file.name : <FormattedMessage id="command-center.import.drop" />}
            </Text>
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
          </Box>
        </DropZone>
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
        {problem && <Notice isLive title={problem} tone="danger" />}
        {report && (
          <ImportReview isBusy={busy !== null} onApply={transfer.apply} onForget={transfer.forget} report={report} />
        )}
      </Grid>
    </Panel>
  );
}
