import { IconFrame, type IconProps } from './icon-frame';

export function SearchIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m21 21l-4.34-4.34" />
      <circle cx="11" cy="11" r="8" />
    </IconFrame>
  );
}
