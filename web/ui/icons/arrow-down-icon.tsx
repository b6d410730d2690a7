import { IconFrame, type IconProps } from './icon-frame';

export function ArrowDownIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 5v14m7-7l-7 7l-7-7" />
    </IconFrame>
  );
}
