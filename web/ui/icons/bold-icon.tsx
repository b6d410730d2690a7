import { IconFrame, type IconProps } from './icon-frame';

export function BoldIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8" />
    </IconFrame>
  );
}
