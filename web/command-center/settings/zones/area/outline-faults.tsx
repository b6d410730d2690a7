import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../kit/ui/feedback';
import type { Crossing } from './outline';

/** More than these would not help anybody to find the first. */
const NAMED = 3;

interface Props {
  readonly crossings: readonly Crossing[];
  readonly cornersCount: number;
}

/** Where an outline crosses itself, in the numbers of its corners. */
export function OutlineFaults({ crossings, cornersCount }: Props) {
  if (crossings.length === 0) return null;
  const end = (edge: number) => ((edge + 1) % cornersCount) + 1;
  return (
    <Notice isLive title={<FormattedMessage id="command-center.zones.crosses" />} tone="warning">
      <ul>
        {crossings.slice(0, NAMED).map(({ edge, other }) => (
          <li key={`${edge} ${other}`}>
            <FormattedMessage
              id="command-center.zones.crossing"
              values={{ from: edge + 1, to: end(edge), otherFrom: other + 1, otherTo: end(other) }}
            />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
