import { IconFrame, type IconProps } from './icon-frame';

export function TableIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 3v18" />
      <rect width="18" height="18" x="3" y="3" rx="2" />
      <path d="M3 9h18M3 15h18" />
    </IconFrame>
  );
}
