/** Each icon from its own file: through the package's entry every page would get what any page shows. */
declare module 'lucide/dist/esm/icons/*' {
  import type { IconNode } from 'lucide';

  const icon: IconNode;
  export default icon;
}
