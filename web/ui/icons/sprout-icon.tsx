import { IconFrame, type IconProps } from './icon-frame';

export function SproutIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M14 9.536V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4a4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4a5 5 0 0 1-8-4m1 12h14" />
    </IconFrame>
  );
}
