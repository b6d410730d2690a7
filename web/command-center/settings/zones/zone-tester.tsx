import { type SubmitEvent, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useClient } from 'urql';
import { graphql } from '../../../gql/gql';
import type { Bearings } from '../../../ui/map/bearings';
import type { MapPicture } from '../../../ui/map/map-picture';
import type { Place } from '../../../ui/map/place';
import { Panel } from '../../kit/page/panel';
import { Button } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';
import { TextField } from '../../kit/ui/fields';
import { placeOfCorner, readPair } from './area/outline-edit';
import { LazyZoneMap } from './map/lazy-zone-map';
import { ZoneCard } from './zone-card';
import styles from './zone-tester.module.css';

const ZoneOfPlaceQuery = graphql(`
  query ZoneOfPlace($latitude: Float!, $longitude: Float!) {
    deliveryZone(latitude: $latitude, longitude: $longitude) {
      id
      ...ZoneCard
    }
  }
`);

type Answer =
  | { readonly kind: 'ASKING' | 'FAILED' | 'UNREADABLE' }
  | {
      readonly kind: 'TOLD';
      readonly zone: (NonNullable<Parameters<typeof ZoneCard>[0]['zone']> & { id: string }) | null;
    };

const NOTHING_WRONG: ReadonlySet<number> = new Set();

/** Which zone is this place in? As the shop itself would say, by a press on the map or by typing. */
export function ZoneTester({ bearings }: { readonly bearings: Bearings }) {
  const { formatMessage } = useIntl();
  const client = useClient();
  const [typed, setTyped] = useState('');
  const [pin, setPin] = useState<Place | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const found = answer?.kind === 'TOLD' ? answer.zone : null;
  const { kitchens, zones, tiles, origin } = bearings;
  const picture = useMemo<MapPicture>(
    () => ({
      origin,
      kitchens,
      zones: zones.map((zone) => ({ ...zone, isMarked: zone.id === found?.id })),
      draft: null,
      pin,
      faultyEdges: NOTHING_WRONG,
      chosenCorner: null,
    }),
    [origin, kitchens, zones, pin, found?.id],
  );
  const ask = async (place: Place) => {
    setPin(place);
    setAnswer({ kind: 'ASKING' });
    const variables = { latitude: place.latitude, longitude: place.longitude };
    const { data } = await client.query(ZoneOfPlaceQuery, variables, { requestPolicy: 'network-only' }).toPromise();
    setAnswer(data ? { kind: 'TOLD', zone: data.deliveryZone } : { kind: 'FAILED' });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pair = readPair(typed);
    const place = pair && placeOfCorner(pair);
    if (place) void ask(place);
    else setAnswer({ kind: 'UNREADABLE' });
  };
  return (
    <Panel title={formatMessage({ id: 'command-center.zones.tester.title' })}>
      <div className={styles.tester}>
        <p className={styles.explained}>
          <FormattedMessage id="command-center.zones.tester.explained" />
        </p>
        <form className={styles.form} noValidate onSubmit={submit}>
          <TextField
            autoComplete="off"
            error={answer?.kind === 'UNREADABLE' && formatMessage({ id: 'command-center.zones.tester.unreadable' })}
            label={formatMessage({ id: 'command-center.zones.tester.place' })}
            onChange={(event) => setTyped(event.currentTarget.value)}
            placeholder="41.6938, 44.8015"
            value={typed}
          />
          <Button isBusy={answer?.kind === 'ASKING'} type="submit" variant="outline">
            <FormattedMessage id="command-center.zones.tester.find" />
          </Button>
        </form>
        <div aria-live="polite">
          {answer?.kind === 'FAILED' && (
            <Notice title={formatMessage({ id: 'command-center.move.notSent' })} tone="danger" />
          )}
          {answer?.kind === 'TOLD' &&
            (found ? (
              <Notice title={formatMessage({ id: 'command-center.zones.tester.inZone' })} tone="success">
                <ZoneCard zone={found} />
              </Notice>
            ) : (
              <Notice title={formatMessage({ id: 'command-center.zones.tester.outside' })} tone="warning" />
            ))}
        </div>
        <LazyZoneMap
          label={formatMessage({ id: 'command-center.zones.map.test' })}
          onPress={(place) => {
            setTyped(`${place.latitude}, ${place.longitude}`);
            void ask(place);
          }}
          picture={picture}
          tiles={tiles}
        />
      </div>
    </Panel>
  );
}
