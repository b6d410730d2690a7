import type { Editor } from '@tiptap/react';
import UploadIcon from 'lucide/dist/esm/icons/upload';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { UploadProgress } from '../photo/upload-progress';
import { usePhotoUpload } from '../photo/use-photo-upload';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { DropZone } from '../ui/drop-zone';
import { Notice } from '../ui/feedback';
import { TextField } from '../ui/fields';
import styles from './dialog.module.css';
import { pictureSource } from './link-href';
import { onEnter } from './on-enter';

interface Props {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** A picture for the text: uploaded, or by its address; and what it shows, for those who can't see it. */
export function ImageDialog({ editor, onClose }: Props) {
  const { formatMessage } = useIntl();
  const chooser = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const [alt, setAlt] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const upload = usePhotoUpload(({ sources }) => {
    setAddress(sources.at(-1)?.url ?? '');
    setIsRefused(false);
  });
  const source = pictureSource(address);
  const apply = () => {
    if (source === null) return setIsRefused(true);
    editor.chain().setImage({ src: source, alt: alt.trim() }).run();
    onClose();
  };
  return (
    <Dialog
      footer={
        <div className={styles.buttons}>
          <Button aria-disabled={upload.progress !== null} onClick={apply}>
            <FormattedMessage id="command-center.rich-text.applyImage" />
          </Button>
        </div>
      }
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'command-center.rich-text.image' })}
    >
      <DropZone onFile={(file) => void upload.send(file)}>
        <div className={styles.body}>
          {source && <img alt="" className={styles.preview} src={source} />}
          <div>
            <Button onClick={() => chooser.current?.click()} variant="outline">
              <Icon of={UploadIcon} size={18} />
              <FormattedMessage id="command-center.rich-text.upload" />
            </Button>
            <input
              accept="image/*"
              aria-label={formatMessage({ id: 'command-center.rich-text.upload' })}
              hidden
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                currentTarget.value = '';
                if (file) void upload.send(file);
              }}
              ref={chooser}
              type="file"
            />
          </div>
          {upload.progress !== null && (
            <div className={styles.progress}>
              <UploadProgress onStop={upload.stop} share={upload.progress} />
            </div>
          )}
          {upload.problem && <Notice isLive title={upload.problem} tone="danger" />}
          <TextField
            autoComplete="off"
            error={isRefused && formatMessage({ id: 'command-center.rich-text.noImage' })}
            inputMode="url"
            label={formatMessage({ id: 'command-center.rich-text.imageAddress' })}
            onChange={({ currentTarget }) => {
              setAddress(currentTarget.value);
              setIsRefused(false);
            }}
            onKeyDown={onEnter(apply)}
            spellCheck={false}
            value={address}
          />
          <TextField
            autoComplete="off"
            hint={formatMessage({ id: 'command-center.rich-text.altHint' })}
            isOptional
            label={formatMessage({ id: 'command-center.rich-text.alt' })}
            maxLength={200}
            onChange={({ currentTarget }) => setAlt(currentTarget.value)}
            onKeyDown={onEnter(apply)}
            value={alt}
          />
        </div>
      </DropZone>
    </Dialog>
  );
}
