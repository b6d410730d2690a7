import { IconFrame, type IconProps } from './icon-frame';

export function ArrowUpIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m5 12l7-7l7 7m-7 7V5" />
    </IconFrame>
  );
}
