import { IconFrame, type IconProps } from './icon-frame';

export function ListFilterIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3 6h18" />
      <path d="M7 12h10" />
      <path d="M10 18h4" />
    </IconFrame>
  );
}
