import { layOutSections } from './later-sections';

/**
 * Glides to a section of this page, where the reader likes motion. Only for a press: what the browser scrolls by itself,
 * such as on Back, is there at once.
 */
export function scrollToSection(id: string): void {
  layOutSections();
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  document.getElementById(id)?.scrollIntoView({ behavior });
}
