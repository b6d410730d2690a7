import { IconFrame, type IconProps } from './icon-frame';

export function ChevronDownIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m6 9l6 6l6-6" />
    </IconFrame>
  );
}
