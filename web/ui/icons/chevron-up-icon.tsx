import { IconFrame, type IconProps } from './icon-frame';

export function ChevronUpIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m18 15l-6-6l-6 6" />
    </IconFrame>
  );
}
