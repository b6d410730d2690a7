/** What `vite.config.ts` hands to the pages. */
interface ImportMetaEnv {
  /** That a photo may have: `api/media/refusals.ts`. */
  readonly MAXIMUM_PHOTO_MEGABYTES: number;
}

/** The text of a script that stands in the page: scripts/client-bundle/page-scripts.ts. */
declare module '*?page-script' {
  const text: string;
  export default text;
}
