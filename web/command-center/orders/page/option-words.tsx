import { useIntl } from 'react-intl';
import { leavesOut, saysNo } from '../../../../domain/option-kind';
import type { OptionKind } from '../../../gql/graphql';

interface ChosenOption {
  readonly group: string;
  readonly name: string;
  readonly kind: OptionKind;
}

interface Props {
  readonly options: readonly ChosenOption[];
  readonly className?: string | undefined;
}

/** What is special about a dish, an option a line: “+ egg”, “no onions”. What it has anyway is not said. */
export function OptionWords({ options, className }: Props) {
  const { formatMessage } = useIntl();
  const wordsOf = ({ group, name, kind }: ChosenOption) => {
    if (kind === 'EXTRA') return `+ ${name}`;
    // “Decaf instead” leaves something out as it is: “no” before it would turn it into its contrary.
    return kind === 'REMOVAL' && leavesOut(group) && !saysNo(name)
      ? formatMessage({ id: 'command-center.kitchen.without' }, { name })
      : name;
  };
  return options
    .filter(({ kind }) => kind !== 'DEFAULT')
    .map((option) => (
      <span className={className} data-kind={option.kind} key={`${option.group} ${option.name}`}>
        {wordsOf(option)}
      </span>
    ));
}
