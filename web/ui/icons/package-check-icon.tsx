import { IconFrame, type IconProps } from './icon-frame';

export function PackageCheckIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 22V12m4 5l2 2l4-4" />
      <path d="M21 11.127V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.729l7 4a2 2 0 0 0 2 .001l1.32-.753" />
      <path d="M3.29 7L12 12l8.71-5M7.5 4.27l8.997 5.148" />
    </IconFrame>
  );
}
