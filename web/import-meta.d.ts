/** What `vite.config.ts` hands to the pages. */
interface ImportMetaEnv {
  /** That a photo may have: `api/media/refusals.ts`. */
  readonly MAXIMUM_PHOTO_MEGABYTES: number;
}
