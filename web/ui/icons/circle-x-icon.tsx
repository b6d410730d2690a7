import { IconFrame, type IconProps } from './icon-frame';

export function CircleXIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="m15 9l-6 6m0-6l6 6" />
    </IconFrame>
  );
}
