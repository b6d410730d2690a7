import { IconFrame, type IconProps } from './icon-frame';

export function ArrowRightIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M5 12h14m-7-7l7 7l-7 7" />
    </IconFrame>
  );
}
