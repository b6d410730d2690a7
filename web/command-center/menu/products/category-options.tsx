export interface MenuOfCategories {
  readonly id: string;
  readonly name: string;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
}

/** Every category as an `<option>`, below the name of its menu where there are several of those. */
export function CategoryOptions({ menus }: { readonly menus: readonly MenuOfCategories[] }) {
  const filled = menus.filter(({ categories }) => categories.length > 0);
  return filled.map((menu) => {
    const options = menu.categories.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
    return menus.length > 1 ? (
      <optgroup key={menu.id} label={menu.name}>
        {options}
      </optgroup>
    ) : (
      options
    );
  });
}
