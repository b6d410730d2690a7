import type { MouseEvent } from 'react';
import { type NavigateOptions, useHref, useLocation, useNavigate } from 'react-router';
import { isPlainPress } from './plain-press';
import { productPath } from './product-path';

/** What the entry in the browser's history knows of the sheet that it opened. */
interface SheetState {
  /** Going back closes it: the list lies right before it. */
  readonly isOverList: true;
  /** Shown while the rest is on its way. */
  readonly name: string;
  /** Keeps the focus where it is: see RouteFocus. */
  readonly keepsFocus: true;
}

interface DishLink {
  /** The dish's own page: what a crawler, a new tab and a page without scripts go to. */
  readonly to: string;
  readonly onClick: (event: MouseEvent) => void;
  readonly open: () => void;
}

/** Opens a dish as a sheet over this page; the address bar shows the dish's own address. */
export function useDishOverList(categorySlug: string, product: { slug: string; name: string }): DishLink {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const to = productPath(categorySlug, product.slug);
  const mask = useHref(to);
  const open = () => {
    const next = new URLSearchParams(search);
    next.set('dish', `${categorySlug}/${product.slug}`);
    const state: SheetState = { isOverList: true, keepsFocus: true, name: product.name };
    void navigate({ pathname, search: `?${next}` }, { mask, state, preventScrollReset: true });
  };
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    open();
  };
  return { to, open, onClick };
}

export interface OpenDish {
  readonly categorySlug: string;
  readonly productSlug: string;
  /** Its name, where the list told it. */
  readonly name: string | null;
  readonly variantId: string | null;
  readonly chooseVariant: (id: string) => void;
  readonly close: () => void;
}

function readState(state: unknown): { readonly isOverList: boolean; readonly name: string | null } {
  if (typeof state !== 'object' || state === null) return { isOverList: false, name: null };
  return {
    isOverList: 'isOverList' in state && state.isOverList === true,
    name: 'name' in state && typeof state.name === 'string' ? state.name : null,
  };
}

/** The dish whose sheet lies over this page; null when none does. */
export function useOpenDish(): OpenDish | null {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const root = useHref('/').replace(/\/$/, '');
  const parameters = new URLSearchParams(search);
  const [categorySlug, productSlug] = parameters.get('dish')?.split('/') ?? [];
  if (!categorySlug || !productSlug) return null;
  const { isOverList, name } = readState(state);
  const goTo = (next: URLSearchParams, options: NavigateOptions) =>
    void navigate({ pathname, search: `?${next}` }, { ...options, replace: true, preventScrollReset: true });
  return {
    categorySlug,
    productSlug,
    name,
    variantId: parameters.get('variant'),
    chooseVariant: (id) => {
      const next = new URLSearchParams(parameters);
      next.set('variant', id);
      goTo(next, {
        state,
        mask: `${root}${productPath(categorySlug, productSlug)}?${new URLSearchParams({ variant: id })}`,
      });
    },
    close: () => {
      if (isOverList) return void navigate(-1);
      const next = new URLSearchParams(parameters);
      next.delete('dish');
      next.delete('variant');
      return goTo(next, { state: { keepsFocus: true } });
    },
  };
}
