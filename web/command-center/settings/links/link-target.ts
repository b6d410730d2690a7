/** A page of the storefront that a link can lead to. */
export interface LinkTarget {
  readonly path: string;
  readonly name: string;
}
