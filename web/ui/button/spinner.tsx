import { useIntl } from 'react-intl';
import { classNames } from '../class-names';
import styles from './spinner.module.css';

/** A turning ring in the text's colour. `isAnnounced` when nothing else tells that something is loading. */
export function Spinner({
  size = 20,
  isAnnounced = false,
}: {
  readonly size?: number;
  readonly isAnnounced?: boolean;
}) {
  const { formatMessage } = useIntl();
  const announced = isAnnounced ? { role: 'status', 'aria-label': formatMessage({ id: 'ui.loading' }) } : {};
  return <span {...announced} className={classNames(styles.spinner)} style={{ width: size, height: size }} />;
}
