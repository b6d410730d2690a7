import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

interface Props {
  readonly label: string;
  readonly icon: ReactNode;
  /** Undefined for what is done once and is not on or off. */
  readonly isActive?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Where the Tab key comes in. */
  readonly isFirst?: boolean;
  readonly onPress: () => void;
}

/** A tool. Pressing it leaves the selection of the text as it is. */
export function ToolbarButton({ label, icon, isActive, isDisabled = false, isFirst = false, onPress }: Props) {
  return (
    <button
      aria-disabled={isDisabled || undefined}
      aria-label={label}
      aria-pressed={isActive}
      className={styles.tool}
      onClick={isDisabled ? undefined : onPress}
      onMouseDown={(event) => event.preventDefault()}
      tabIndex={isFirst ? 0 : -1}
      title={label}
      type="button"
    >
      {icon}
    </button>
  );
}
