import { IconFrame, type IconProps } from './icon-frame';

export function PlusIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M5 12h14m-7-7v14" />
    </IconFrame>
  );
}
