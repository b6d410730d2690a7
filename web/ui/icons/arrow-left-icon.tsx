import { IconFrame, type IconProps } from './icon-frame';

export function ArrowLeftIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m12 19l-7-7l7-7m7 7H5" />
    </IconFrame>
  );
}
