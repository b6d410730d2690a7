import { IconFrame, type IconProps } from './icon-frame';

export function NavigationIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m3 11l19-9l-9 19l-2-8z" />
    </IconFrame>
  );
}
