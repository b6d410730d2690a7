import CropIcon from 'lucide/dist/esm/icons/crop';
import ImageIcon from 'lucide/dist/esm/icons/image';
import Trash2Icon from 'lucide/dist/esm/icons/trash';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { Photo } from '../../../ui/media/photo';
import { Button } from '../ui/button';
import { DropZone } from '../ui/drop-zone';
import { Notice } from '../ui/feedback';
import { FieldError } from '../ui/fields';
import styles from './photo-field.module.css';
import type { PhotoValue } from './photo-value';
import { UploadProgress } from './upload-progress';
import { usePhotoUpload } from './use-photo-upload';

/** Pixels of the longer side; with fewer a picture is blurred wherever it is shown. */
const SHARP = 300;

const CropDialog = lazy(() => import('./crop-dialog').then((module) => ({ default: module.CropDialog })));

interface Props {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly photo: PhotoValue | null;
  /** The uploaded photo, or null when it was taken away: nothing is saved before the form is. */
  readonly onChange: (photo: PhotoValue | null) => void;
  /** Called when an upload begins; the promise resolves to false where there is no photo in the end. */
  readonly onSending?: (upload: Promise<boolean>) => void;
  /** Width to height of the preview and of the crop. Defaults to `4 / 3`. */
  readonly ratio?: readonly [width: number, height: number];
  /** Drawn where there is no photo. */
  readonly fallbackIcon?: string | null;
  /** What the form says against it. */
  readonly error?: ReactNode;
  /** For a tile beside other fields instead of a block of its own. */
  readonly isSmall?: boolean;
}

/**
 * A photo to drop, paste, choose or take, with its progress; it can be cut and taken away again.
 *
 * @example <PhotoField label="Logo" ratio={[1, 1]} photo={logo} onChange={(photo) => setLogo(photo)} />
 */
export function PhotoField(props: Props) {
  const { label, hint, photo, onChange, onSending, ratio = [4, 3], fallbackIcon, error, isSmall } = props;
  const labelId = useId();
  const { formatMessage } = useIntl();
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Blob | null>(null);
  const [isCropping, setIsCropping] = useState(false);
  const { progress, problem, send, stop } = usePhotoUpload(onChange);
  const upload = (...what: Parameters<typeof send>) => {
    const sent = send(...what);
    onSending?.(sent);
  };
  const take = (file: Blob) => {
    setChosen(file);
    upload(file);
  };
  const remove = () => {
    setChosen(null);
    onChange(null);
    chooser.current?.focus();
  };
  return (
    <fieldset aria-labelledby={labelId} className={isSmall ? styles.small : styles.field}>
      <span className={styles.label} id={labelId}>
        {label}
      </span>
      <DropZone className={photo ? styles.tile : styles.empty} onFile={take}>
        <Photo alt="" fallbackIcon={fallbackIcon} photo={photo} ratio={ratio.join(' / ')} sizes={isSmall ? 160 : 320} />
        {progress !== null && <UploadProgress onStop={stop} share={progress} />}
      </DropZone>
      <div className={styles.actions}>
        <label className={styles.choose}>
          <Icon of={ImageIcon} size={18} />
          <FormattedMessage id={photo ? 'command-center.photo.replace' : 'command-center.photo.choose'} />
          <input
            accept="image/*"
            aria-describedby={labelId}
            className={styles.input}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // The same file can be chosen again after a refusal.
              currentTarget.value = '';
              if (file) take(file);
            }}
            ref={chooser}
            type="file"
          />
        </label>
        {photo && (
          <>
            <Button onClick={() => setIsCropping(true)} size="sm" variant="outline">
              <Icon of={CropIcon} size={18} />
              <FormattedMessage id="command-center.photo.crop" />
            </Button>
            <Button onClick={remove} size="sm" variant="ghost">
              <Icon of={Trash2Icon} size={18} />
              <FormattedMessage id="command-center.photo.remove" />
            </Button>
          </>
        )}
        <p className={styles.hint}>{hint ?? formatMessage({ id: 'command-center.photo.hint' })}</p>
        {photo && Math.max(photo.width, photo.height) < SHARP && (
          <Notice
            title={formatMessage({ id: 'command-center.photo.small' }, { width: photo.width, height: photo.height })}
            tone="warning"
          />
        )}
      </div>
      <div role="alert">
        <FieldError id={undefined}>{problem ?? error}</FieldError>
      </div>
      {isCropping && photo && (
        <Suspense>
          <CropDialog
            onClose={() => setIsCropping(false)}
            onCrop={upload}
            ratio={ratio[0] / ratio[1]}
            source={chosen ?? photo}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
