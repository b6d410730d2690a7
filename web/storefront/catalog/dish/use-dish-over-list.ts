import type { MouseEvent } from 'react';
import { type NavigateOptions, useHref, useLocation, useNavigate } from 'react-router';
import type { ProductCardFragment as Card } from '../../../gql/graphql';
import { productPath } from '../../shop/product-path';
import { isPlainPress } from './plain-press';

/** What the entry in the browser's history knows of the sheet that it opened. */
interface SheetState {
  /** Going back closes it: the list lies right before it. */
  readonly isOverList: true;
  /** Shown while the rest is on its way. */
  readonly name: string;
  /** Keeps the focus where it is: see RouteFocus. */
  readonly keepsFocus: true;
}

/** A dish of a list: enough to open it. */
export interface ListedDish {
  /** Of the category that the list shows. */
  readonly categorySlug: string;
  readonly slug: string;
  readonly name: string;
  /** A line of the cart that is to be changed: its key. */
  readonly lineKey?: string;
  /** What the list knows of it: shown where the rest can't be read. */
  readonly card?: Card;
  readonly categoryIcon?: string | null;
}

/** Those that were opened on this page, by slug. */
const opened = new Map<string, ListedDish>();

export interface DishOpener {
  /** The dish's own page: what a crawler, a new tab and a page without scripts go to. */
  readonly hrefOf: (dish: ListedDish) => string;
  /** As a sheet over this page; the address bar shows the dish's own address. */
  readonly open: (dish: ListedDish) => void;
  /** For its link: a press that means nothing else opens it. */
  readonly follow: (event: MouseEvent, dish: ListedDish) => void;
}

/** How the dishes of a list are opened: asked for once for all of them, since a menu has many. */
export function useDishOpener(): DishOpener {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const root = useHref('/').replace(/\/$/, '');
  const hrefOf = ({ categorySlug, slug }: ListedDish) => root + productPath(categorySlug, slug);
  const open = (dish: ListedDish) => {
    opened.set(dish.slug, dish);
    const next = new URLSearchParams(search);
    next.set('dish', `${dish.categorySlug}/${dish.slug}`);
    next.delete('variant');
    if (dish.lineKey) next.set('line', dish.lineKey);
    else next.delete('line');
    const state: SheetState = { isOverList: true, keepsFocus: true, name: dish.name };
    void navigate({ pathname, search: `?${next}` }, { mask: hrefOf(dish), state, preventScrollReset: true });
  };
  return {
    hrefOf,
    open,
    follow: (event, dish) => {
      if (event.defaultPrevented || !isPlainPress(event)) return;
      event.preventDefault();
      open(dish);
    },
  };
}

export interface OpenDish {
  readonly categorySlug: string;
  readonly productSlug: string;
  /** Its name, if the list passed it. */
  readonly name: string | null;
  /** As its list has it; null after a reload. */
  readonly listed: ListedDish | null;
  readonly variantId: string | null;
  /** Of the line that is being changed; null where the dish is to be added. */
  readonly lineKey: string | null;
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

/** The dish whose sheet is open over this page, or null. */
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
    listed: opened.get(productSlug) ?? null,
    variantId: parameters.get('variant'),
    lineKey: parameters.get('line'),
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
      next.delete('line');
      return goTo(next, { state: { keepsFocus: true } });
    },
  };
}
