import { IconFrame, type IconProps } from './icon-frame';

export function Redo2Icon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m15 14l5-5l-5-5" />
      <path d="M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13" />
    </IconFrame>
  );
}
