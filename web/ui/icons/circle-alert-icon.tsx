import { IconFrame, type IconProps } from './icon-frame';

export function CircleAlertIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 8v4m0 4h.01" />
    </IconFrame>
  );
}
