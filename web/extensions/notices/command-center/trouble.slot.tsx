import { SeenButton } from './seen-button';
import { useUnseenTroubles } from './use-troubles';

/** Where something says by itself that it does not work: the button that ends the messages of it. */
export default function TroubleOf({ subjectId }: { readonly subjectId: string }) {
  const trouble = useUnseenTroubles().find((one) => one.subjectId === subjectId);
  return trouble && <SeenButton id={trouble.id} />;
}
