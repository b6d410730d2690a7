import { useEffect, useState } from 'react';

/**
 * The whole screen for one thing. The page asks the browser for its full screen, and covers its own navigation; where a
 * browser has no full screen, on phones, the second is what remains.
 */
export function useFullscreen() {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    // Escape leaves the browser's full screen without asking us.
    const follow = () => {
      if (!document.fullscreenElement) setIsFull(false);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  const toggle = async () => {
    setIsFull(!isFull);
    try {
      if (isFull) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen();
    } catch {
      // Not here, or not now: the navigation is covered all the same.
    }
  };
  return { isFull, toggle: () => void toggle() };
}
