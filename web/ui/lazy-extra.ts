import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/** What a page is whole without, loaded when it is shown: where it can't be loaded, it is not there. */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Nothing }),
    ),
  );
}
