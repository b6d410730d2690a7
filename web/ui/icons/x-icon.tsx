import { IconFrame, type IconProps } from './icon-frame';

export function XIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M18 6L6 18M6 6l12 12" />
    </IconFrame>
  );
}
