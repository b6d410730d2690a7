import { IconFrame, type IconProps } from './icon-frame';

export function BellIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M10.268 21a2 2 0 0 0 3.464 0m-10.47-5.674A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326" />
    </IconFrame>
  );
}
