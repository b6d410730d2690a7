import { IconFrame, type IconProps } from './icon-frame';

export function Share2Icon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="18" cy="5" r="3" />
      <circle cx="6" cy="12" r="3" />
      <circle cx="18" cy="19" r="3" />
      <path d="m8.59 13.51l6.83 3.98m-.01-10.98l-6.82 3.98" />
    </IconFrame>
  );
}
