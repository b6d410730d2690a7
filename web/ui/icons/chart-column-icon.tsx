import { IconFrame, type IconProps } from './icon-frame';

export function ChartColumnIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3 3v16a2 2 0 0 0 2 2h16" />
      <path d="M18 17V9M13 17V5M8 17v-3" />
    </IconFrame>
  );
}
