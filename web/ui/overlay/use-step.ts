import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** In the query of the router's location; the address bar never shows it. */
export const STEP_PARAMETER = 'step';

export interface Step {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** In the place of what lies over the page now: going back closes both. */
  readonly openInstead: () => void;
  /** Does nothing once it is closed, or another page is shown. */
  readonly close: () => void;
}

/**
 * Something that lies over a page and is a step of the browser's history: going back closes it.
 *
 * @param name - unique among what can lie over one page.
 */
export function useStep(name: string): Step {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const parameters = new URLSearchParams(search);
  const isOpen = parameters.get(STEP_PARAMETER) === name;
  // An answer may come to somebody who has gone back meanwhile, and a press may come twice: neither leaves the page.
  const canClose = useRef(false);
  useEffect(() => {
    canClose.current = isOpen;
    return () => {
      canClose.current = false;
    };
  }, [isOpen]);
  const goTo = (replace: boolean) => {
    if (isOpen) return;
    parameters.set(STEP_PARAMETER, name);
    const { pathname: shown, search: shownSearch } = window.location;
    void navigate(
      { pathname, search: `?${parameters}`, hash },
      { mask: `${shown}${shownSearch}${hash}`, state: { keepsFocus: true }, preventScrollReset: true, replace },
    );
  };
  return {
    isOpen,
    open: () => goTo(false),
    openInstead: () => goTo(true),
    close: () => {
      if (!canClose.current) return;
      canClose.current = false;
      void navigate(-1);
    },
  };
}

/**
 * For a dialog that an answer opens: its appearing is the step.
 *
 * @param onClose - called once the step is gone, by button or by Back.
 * @returns goes back.
 */
export function useStepOf(name: string, onClose: () => void): () => void {
  const { isOpen, open, close } = useStep(name);
  const state = useRef<'new' | 'asked' | 'open'>('new');
  useEffect(() => {
    if (isOpen) state.current = 'open';
    else if (state.current === 'open') onClose();
    else if (state.current === 'new') {
      state.current = 'asked';
      open();
    }
  });
  return close;
}
