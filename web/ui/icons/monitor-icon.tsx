import { IconFrame, type IconProps } from './icon-frame';

export function MonitorIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect width="20" height="14" x="2" y="3" rx="2" />
      <path d="M8 21h8m-4-4v4" />
    </IconFrame>
  );
}
