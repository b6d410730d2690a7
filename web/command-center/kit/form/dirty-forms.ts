import { createContext, useContext } from 'react';

/** Which forms of the page hold something unsaved. The frame asks it before the reader leaves. */
export class DirtyForms {
  readonly #ids = new Set<string>();

  set(id: string, isDirty: boolean): void {
    if (isDirty) this.#ids.add(id);
    else this.#ids.delete(id);
  }

  get isAny(): boolean {
    return this.#ids.size > 0;
  }
}

export const DirtyFormsContext = createContext<DirtyForms | null>(null);

/** @throws outside of the command center's layout. */
export function useDirtyForms(): DirtyForms {
  const dirtyForms = useContext(DirtyFormsContext);
  if (!dirtyForms) throw new Error('only inside the command center’s layout');
  return dirtyForms;
}
