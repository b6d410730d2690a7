import { Span } from '@chakra-ui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Activity, activity } from '../../../graphql/activity';
import { Spinner } from '../../kit/ui/feedback';

const NOTHING: Activity = { isWriting: false, isReading: false };
/** What is answered sooner needs no word; reading goes on by itself all day. */
const PATIENCE_MS = { isWriting: 400, isReading: 1200 } as const;

/** Whether it has been so for longer than somebody waits without asking. */
function useIsLasting(kind: keyof Activity): boolean {
  const current = useSyncExternalStore(activity.subscribe, activity.current, () => NOTHING);
  const isOn = current[kind];
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLasting(isOn), isOn ? PATIENCE_MS[kind] : 0);
    return () => clearTimeout(timer);
  }, [isOn, kind]);
  return isOn && isLasting;
}

/** In the bar: a save or a read that takes a moment. */
export function ActivityNotice() {
  const isWriting = useIsLasting('isWriting');
  const isReading = useIsLasting('isReading');
  return (
    <Span display="inline-flex" gap="2" alignItems="center" color="fg.muted" fontSize="sm" role="status">
      {(isWriting || isReading) && (
        <>
          <Spinner />
          <Span
            whiteSpace="nowrap"
            position={{ mdDown: 'absolute' }}
            width={{ mdDown: '1px' }}
            height={{ mdDown: '1px' }}
            overflow={{ mdDown: 'hidden' }}
            clipPath={{ mdDown: 'inset(50%)' }}
          >
            <FormattedMessage id={`command-center.frame.activity.${isWriting ? 'writing' : 'reading'}`} />
          </Span>
        </>
      )}
    </Span>
  );
}
