/** A link that staff set up: in the header, the footer or among the social networks. */
export interface NavigationLink {
  readonly id: string;
  readonly name: string;
  /** A path of the shop (`/delivery`) or a whole address: http, https, tel, mailto. */
  readonly url: string;
  /** The API's `LinkIcon`, or null. */
  readonly icon?: string | null;
  readonly opensInNewTab?: boolean;
}
