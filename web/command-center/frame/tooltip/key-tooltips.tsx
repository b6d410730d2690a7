import { Suspense, useEffect, useState } from 'react';
import { lazyExtra } from '../../../ui/lazy-extra';

const TitleTooltip = lazyExtra(() => import('./title-tooltip').then((module) => module.TitleTooltip));

/** Shows the `title` of what has the focus by the keyboard: browsers show it under a mouse alone. */
export function KeyTooltips() {
  const [titled, setTitled] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const isTitled = target instanceof HTMLElement && target.title !== '' && target.matches(':focus-visible');
      setTitled(isTitled ? target : null);
    };
    const leave = () => setTitled(null);
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  return <Suspense>{titled && <TitleTooltip of={titled} onClose={() => setTitled(null)} />}</Suspense>;
}
