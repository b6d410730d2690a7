import { useIntl } from 'react-intl';
import type { Locale } from '../../../../../domain/locale';
import { guessedKind, MENU_OPTION_KINDS, type MenuOptionKind } from '../../../../../domain/option-kind';
import { useCommandCenter } from '../../../kit/context/command-center-context';
import type { Texts } from '../../../kit/fields/texts';
import { RadioCards } from '../../../kit/ui/choices';
import { OptionWords } from '../../../orders/line/line-words';

/** The group that an option stands in. */
export interface GroupOfOption {
  readonly id: string;
  readonly name: string;
  readonly minimum: number;
}

/** Until somebody sets it, the names decide. */
export function meantKind(kind: MenuOptionKind | null, group: GroupOfOption, texts: Texts, locale: Locale) {
  return kind ?? guessedKind({ name: { [locale]: group.name }, minimum: group.minimum }, texts);
}

interface Props {
  readonly group: GroupOfOption;
  /** As it is typed. */
  readonly texts: Texts;
  readonly value: MenuOptionKind;
  readonly onChange: (kind: MenuOptionKind) => void;
  readonly error: string | undefined;
}

/** What an option means to the kitchen, and how the kitchen reads it. */
export function OptionKindField({ group, texts, value, onChange, error }: Props) {
  const { formatMessage } = useIntl();
  const { defaultLocale } = useCommandCenter();
  const name = texts[defaultLocale] || '…';
  return (
    <RadioCards
      error={error}
      legend={formatMessage({ id: 'command-center.product.options.kind' })}
      name="kind"
      onChange={onChange}
      options={MENU_OPTION_KINDS.map((kind) => ({
        value: kind,
        label: formatMessage({ id: `command-center.product.options.kind.${kind}` }),
        hint: <OptionWords option={{ kind, group: group.name, name }} />,
      }))}
      value={value}
    />
  );
}
