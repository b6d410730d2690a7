import { IconFrame, type IconProps } from './icon-frame';

export function ListFilterIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M2 5h20M6 12h12m-9 7h6" />
    </IconFrame>
  );
}
