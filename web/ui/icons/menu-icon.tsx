import { IconFrame, type IconProps } from './icon-frame';

export function MenuIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 5h16M4 12h16M4 19h16" />
    </IconFrame>
  );
}
