import { useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { tellRefusal, useAct } from '../../kit/entity/use-act';
import { SelectField } from '../../kit/ui/fields';

export const RouteToStationMutation = graphql(`
  mutation RouteToStation($input: RouteToStationInput!) {
    answer: routeToStation(input: $input) {
      ...Refusal
    }
  }
`);

interface Props {
  readonly label: string;
  readonly stations: readonly { readonly id: string; readonly name: string }[];
  /** What is made there: a category's dishes, or one dish. */
  readonly routed: { readonly categoryId: string } | { readonly productId: string };
  /** Id of the station; null where nothing is said. */
  readonly value: string | null;
  /** What holds then: anywhere, or as the category says. */
  readonly otherwise: string;
}

/** Where something is made: kept as soon as it is chosen. */
export function StationField({ label, stations, routed, value, otherwise }: Props) {
  const { formatMessage } = useIntl();
  const [routeTo] = useAct(RouteToStationMutation);
  const choose = async (chosen: string) => {
    const done = formatMessage({ id: 'command-center.stations.saved' });
    tellRefusal(await routeTo({ input: { dishes: routed, stationId: chosen || null } }, done));
  };
  return (
    <SelectField
      isOptional={false}
      label={label}
      onChange={({ currentTarget }) => void choose(currentTarget.value)}
      value={value ?? ''}
    >
      <option value="">{otherwise}</option>
      {stations.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
