import { IconFrame, type IconProps } from './icon-frame';

export function ChevronRightIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m9 18l6-6l-6-6" />
    </IconFrame>
  );
}
