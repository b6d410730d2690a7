import { IconFrame, type IconProps } from './icon-frame';

export function ChevronLeftIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m15 18l-6-6l6-6" />
    </IconFrame>
  );
}
