import { FileUpload, Grid, Text } from '@chakra-ui/react';
import FileTextIcon from 'lucide/dist/esm/icons/file-text';
import UploadIcon from 'lucide/dist/esm/icons/upload';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { Button } from './button';
import { DropZone } from './drop-zone';

interface Props {
  /** What kind of file it is, for those who can't see where it is dropped: “Menu file”. */
  readonly label: string;
  /** “Drop a CSV or JSON file here”. */
  readonly hint: ReactNode;
  /** Endings that the chooser shows first; any other file is handed on too, for its receiver to refuse in words. */
  readonly endings: readonly string[];
  /** The one that was chosen; null before. */
  readonly file: File | null;
  readonly isBusy?: boolean;
  /** Whether choosing is what the page is for. */
  readonly isMain?: boolean;
  readonly onFile: (file: File) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

const NONE: File[] = [];

/** One file: chosen by its button, dropped, or pasted anywhere on the page. */
export function FileChoice({ label, hint, endings, file, isBusy = false, isMain = true, onFile, ref }: Props) {
  return (
    <DropZone onFile={onFile}>
      {/* It keeps no file: the same one, mended, can be chosen again. */}
      <FileUpload.Root acceptedFiles={NONE} onFileAccept={({ files: [chosen] }) => chosen && onFile(chosen)}>
        <FileUpload.HiddenInput accept={endings.join()} aria-label={label} />
        <Grid
          gap="3"
          justifyItems="center"
          width="100%"
          padding="6"
          border="2px dashed var(--line)"
          borderRadius="lg"
          background="bg.subtle"
          textAlign="center"
        >
          {file ? <Icon of={FileTextIcon} size={28} /> : <Icon of={UploadIcon} size={28} />}
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {file ? file.name : hint}
          </Text>
          <FileUpload.Trigger asChild>
            <Button isBusy={isBusy} ref={ref} variant={isMain && !file ? 'primary' : 'outline'}>
              <FormattedMessage id={file ? 'command-center.kit.chooseOtherFile' : 'command-center.kit.chooseFile'} />
            </Button>
          </FileUpload.Trigger>
        </Grid>
      </FileUpload.Root>
    </DropZone>
  );
}
