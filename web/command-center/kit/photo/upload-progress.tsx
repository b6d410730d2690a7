import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/button';
import styles from './upload-progress.module.css';

interface Props {
  /** Of the bytes, 0 to 1; at 1 the server still works on them. */
  readonly share: number;
  readonly onStop: () => void;
}

/** Lies over the old photo until the new one has come. */
export function UploadProgress({ share, onStop }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.cover}>
      <progress
        aria-label={formatMessage({ id: 'command-center.photo.sending' })}
        className={styles.bar}
        max={1}
        value={share < 1 ? share : undefined}
      />
      <span className={styles.percent}>
        {share < 1 ? (
          <FormattedNumber maximumFractionDigits={0} style="percent" value={share} />
        ) : (
          <FormattedMessage id="command-center.photo.processing" />
        )}
      </span>
      <Button onClick={onStop} size="sm" variant="outline">
        <FormattedMessage id="command-center.photo.stop" />
      </Button>
    </div>
  );
}
