import { NewVersion } from './new-version';
import { useKeptPage } from './use-kept-page';
import { WrongAddress } from './wrong-address';

interface Props {
  /** Of the document, as its server told them; unknown where that failed. */
  readonly buildId: string | undefined;
  readonly origin: string | undefined;
}

/** What a page that is open for long needs, and its first paint does not. */
export function PageUpkeep({ buildId, origin }: Props) {
  useKeptPage();
  return (
    <>
      <WrongAddress origin={origin} />
      <NewVersion buildId={buildId} />
    </>
  );
}
