import { IconFrame, type IconProps } from './icon-frame';

export function Heading2Icon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 12h8m-8 6V6m8 12V6m9 12h-4c0-4 4-3 4-6c0-1.5-2-2.5-4-1" />
    </IconFrame>
  );
}
