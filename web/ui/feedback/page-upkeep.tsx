import { NewVersion } from './new-version';
import { useKeptPage } from './use-kept-page';
import { useSession } from './use-session';
import { WrongAddress } from './wrong-address';

/** Of the document, from its server; undefined where that failed. */
interface Props {
  readonly buildId?: string;
  readonly origin?: string;
  /** Null before there is a shop. */
  readonly currencyCode?: string | null;
}

/** What a page that is open for long needs, and its first paint does not. */
export function PageUpkeep({ buildId, origin, currencyCode }: Props) {
  useKeptPage();
  useSession(currencyCode !== null);
  return (
    <>
      <WrongAddress origin={origin} />
      <NewVersion buildId={buildId} />
    </>
  );
}
