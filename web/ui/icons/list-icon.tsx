import { IconFrame, type IconProps } from './icon-frame';

export function ListIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13" />
    </IconFrame>
  );
}
