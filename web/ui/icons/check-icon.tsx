import { IconFrame, type IconProps } from './icon-frame';

export function CheckIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M20 6L9 17l-5-5" />
    </IconFrame>
  );
}
