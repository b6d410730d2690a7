import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A place of a page where extensions show something: docs/developer/extensions.md. */
export interface Slot<Props> {
  /** @param used - names of the extensions that the shop uses; left out, all are shown. */
  isFilled(used?: readonly string[]): boolean;
  show(props: Props, used?: readonly string[]): ReactNode;
}

const NAME = /\/extensions\/([^/]+)\//;

/**
 * What is part of its page.
 *
 * @param files - `import.meta.glob('…', { eager: true, import: 'default' })`: components by the paths of their files.
 */
export function slot<Props extends object>(files: Readonly<Record<string, ComponentType<Props>>>): Slot<Props> {
  const all = Object.entries(files).map(([path, Part]) => ({ name: NAME.exec(path)?.[1] ?? '', Part }));
  const partsOf = (used?: readonly string[]) => all.filter(({ name }) => !used || used.includes(name));
  return {
    isFilled: (used) => partsOf(used).length > 0,
    show: (props, used) => partsOf(used).map(({ name, Part }) => <Part key={name} {...props} />),
  };
}

/**
 * What is loaded once it is shown.
 *
 * @param files - `import.meta.glob('…', { import: 'default' })`.
 */
export function lazySlot<Props extends object>(
  files: Readonly<Record<string, () => Promise<ComponentType<Props>>>>,
): Slot<Props> {
  const parts = Object.entries(files).map(([path, load]) => {
    const Part = lazy(async () => ({ default: await load() }));
    return [
      path,
      (props: Props) => (
        <Suspense>
          <Part {...props} />
        </Suspense>
      ),
    ] as const;
  });
  return slot<Props>(Object.fromEntries(parts));
}
