import { Stack, Text } from '@chakra-ui/react';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQuery } from 'urql';
import { LONGEST_LINE_NOTE } from '../../../../domain/limits';
import { readFragment } from '../../../gql/fragment-masking';
import type { DeskDishFragment as Dish } from '../../../gql/graphql';
import { useMoney } from '../../../ui/text/use-money';
import { Button } from '../../kit/ui/button';
import { Checkbox, RadioCards } from '../../kit/ui/choices';
import { Dialog } from '../../kit/ui/dialog';
import { Spinner } from '../../kit/ui/feedback';
import { TextField } from '../../kit/ui/fields';
import type { DeskLine } from './desk-order';
import { DeskDishFragment, DeskDishQuery } from './desk-query';

type Group = Dish['optionGroups'][number];

interface Props {
  /** Of the dish, or of a size of it. */
  readonly id: string;
  /** As it was chosen before; left out: it is new. */
  readonly chosen?: Omit<DeskLine, 'key'>;
  readonly onClose: () => void;
  readonly onAdd: (dish: Omit<DeskLine, 'key'>) => void;
}

/** What there is to choose of a dish, and a word to the kitchen. Enter adds it as it stands. */
export function DishDialog({ id, chosen, onClose, onAdd }: Props) {
  const formId = useId();
  const [{ data }] = useQuery({ query: DeskDishQuery, variables: { id }, requestPolicy: 'network-only' });
  const node = data?.node;
  const dish = readFragment(
    DeskDishFragment,
    node?.__typename === 'Product' ? node : node?.__typename === 'Variant' ? node.product : null,
  );
  return (
    <Dialog
      footer={
        <Button form={formId} isWide size="lg" type="submit">
          <FormattedMessage id={chosen ? 'command-center.desk.choose' : 'command-center.desk.add'} />
        </Button>
      }
      isOpen
      onClose={onClose}
      title={dish?.name ?? '…'}
    >
      {dish ? <DishForm chosen={chosen} dish={dish} formId={formId} onAdd={onAdd} /> : <Spinner />}
    </Dialog>
  );
}

interface FormProps extends Pick<Props, 'chosen' | 'onAdd'> {
  readonly dish: Dish;
  readonly formId: string;
}

function DishForm({ dish, chosen, formId, onAdd }: FormProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const [variantId, setVariantId] = useState(
    () => chosen?.variantId ?? dish.variants.find(({ isSoldOut }) => !isSoldOut)?.id ?? null,
  );
  const [optionIds, setOptionIds] = useState<readonly string[]>(
    () => chosen?.optionIds ?? dish.optionGroups.flatMap(firstOf),
  );
  const [note, setNote] = useState(chosen?.note ?? '');
  const [isRefused, setIsRefused] = useState(false);
  const variant = dish.variants.find(({ id }) => id === variantId);
  const incomplete = dish.optionGroups.filter((group) => chosenOf(group, optionIds).length < group.minimum);
  // The first thing to choose has the focus: arrows and Enter are enough.
  useEffect(() => document.querySelector<HTMLElement>(`[id="${formId}"] input`)?.focus(), [formId]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsRefused(true);
    if (!variant || incomplete.length > 0) return;
    const options = dish.optionGroups.flatMap((group) =>
      chosenOf(group, optionIds).map(({ id, name, kind }) => ({ id, group: group.name, name, kind })),
    );
    onAdd({
      variantId: variant.id,
      optionIds: options.map(({ id }) => id),
      quantity: chosen?.quantity ?? 1,
      note: note.trim(),
      productName: dish.name,
      variantName: variant.name,
      options: options.map(({ id: _id, ...words }) => words),
    });
  };
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <Stack gap="5">
        {dish.variants.length > 1 && (
          <RadioCards
            legend={formatMessage({ id: 'command-center.desk.variant' })}
            name={`${formId}-variant`}
            onChange={setVariantId}
            options={dish.variants.map(({ id, name, price, isSoldOut }) => ({
              value: id,
              label: name,
              hint: isSoldOut ? formatMessage({ id: 'command-center.desk.soldOut' }) : money(price),
              isDisabled: isSoldOut,
            }))}
            value={variantId}
          />
        )}
        {dish.optionGroups.map((group) => (
          <GroupChoice
            chosen={optionIds}
            error={
              isRefused &&
              incomplete.includes(group) &&
              formatMessage({ id: 'command-center.desk.chooseOf' }, { count: group.minimum })
            }
            group={group}
            key={group.id}
            onChange={setOptionIds}
          />
        ))}
        <TextField
          isOptional
          label={formatMessage({ id: 'command-center.desk.lineNote' })}
          maxLength={LONGEST_LINE_NOTE}
          onChange={(event) => setNote(event.currentTarget.value)}
          value={note}
        />
      </Stack>
    </form>
  );
}

const chosenOf = ({ options }: Group, chosen: readonly string[]) => options.filter(({ id }) => chosen.includes(id));

/** Where one has to be taken, the first that there is. */
const firstOf = ({ minimum, maximum, options }: Group): string[] =>
  minimum === 1 && maximum === 1
    ? options
        .filter(({ isSoldOut }) => !isSoldOut)
        .slice(0, 1)
        .map(({ id }) => id)
    : [];

interface GroupProps {
  readonly group: Group;
  readonly chosen: readonly string[];
  readonly onChange: (optionIds: readonly string[]) => void;
  readonly error: string | false;
}

function GroupChoice({ group, chosen, onChange, error }: GroupProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { id: groupId, name, minimum, maximum, options } = group;
  const others = chosen.filter((id) => !options.some((option) => option.id === id));
  const taken = chosenOf(group, chosen).map(({ id }) => id);
  const hintOf = ({ isSoldOut, priceDifference }: Group['options'][number]) => {
    if (isSoldOut) return formatMessage({ id: 'command-center.desk.soldOut' });
    return priceDifference.minor === 0 ? undefined : `${priceDifference.minor > 0 ? '+' : ''}${money(priceDifference)}`;
  };
  if (minimum === 1 && maximum === 1) {
    return (
      <RadioCards
        error={error}
        legend={name}
        name={groupId}
        onChange={(id) => onChange([...others, id])}
        options={options.map((option) => ({
          value: option.id,
          label: option.name,
          hint: hintOf(option),
          isDisabled: option.isSoldOut,
        }))}
        value={taken[0] ?? null}
      />
    );
  }
  const toggle = (id: string, isOn: boolean) =>
    onChange([...others, ...(isOn ? [...taken, id] : taken.filter((other) => other !== id))]);
  return (
    <Stack aria-label={name} gap="1" role="group">
      <Text fontWeight="semibold">{name}</Text>
      {options.map((option) => (
        <Checkbox
          aside={hintOf(option)}
          checked={taken.includes(option.id)}
          disabled={option.isSoldOut || (!taken.includes(option.id) && taken.length >= maximum)}
          key={option.id}
          label={option.name}
          onChange={(isOn) => toggle(option.id, isOn)}
        />
      ))}
      {error && <Text color="fg.error">{error}</Text>}
    </Stack>
  );
}
