import { LINK_ICONS, toLinkIcon } from '../../../domain/link-icons';
import styles from './link-icon.module.css';

interface Props {
  /** One of {@link LINK_ICONS}, in either case: the API's enum is upper case. Anything else draws nothing. */
  readonly name: string | null | undefined;
  /** Side in CSS pixels. Defaults to 20. */
  readonly size?: number;
}

/** A link's icon in the colour of the text around it. */
export function LinkIcon({ name: anyCase, size = 20 }: Props) {
  const icon = toLinkIcon(anyCase?.toLowerCase());
  if (icon === null) return null;
  const place = -size * LINK_ICONS.indexOf(icon);
  return (
    <span
      aria-hidden="true"
      className={styles.icon}
      style={{ width: size, height: size, maskPosition: `${place}px 0` }}
    />
  );
}
