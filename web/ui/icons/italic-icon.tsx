import { IconFrame, type IconProps } from './icon-frame';

export function ItalicIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M19 4h-9m4 16H5M15 4L9 20" />
    </IconFrame>
  );
}
