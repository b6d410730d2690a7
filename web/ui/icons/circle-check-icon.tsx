import { IconFrame, type IconProps } from './icon-frame';

export function CircleCheckIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="m16 9l-5.5 5.5L8 12" />
    </IconFrame>
  );
}
