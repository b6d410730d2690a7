import { Box, Flex, Grid, Span, Stack, Text } from '@chakra-ui/react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import type { DeskShopFragment as DeskShop } from '../../../gql/graphql';
import { Price } from '../../../ui/text/price';
import { matching } from '../../kit/table/match';
import { Button, Chip } from '../../kit/ui/button';
import { TextField } from '../../kit/ui/fields';
import type { DeskLine } from './desk-order';
import { DeskShopFragment } from './desk-query';
import { DishDialog } from './dish-dialog';

type Dish = NonNullable<DeskShop['menu']>['categories'][number]['products']['nodes'][number];

/** Dishes that a search shows: more are not read on the telephone. */
const SHOWN = 12;

/** On a phone two rows that are swiped: the fields below stay near. */
const DISHES = {
  gridAutoFlow: { base: 'column', lg: 'row' },
  gridTemplateRows: { base: 'repeat(2, auto)', lg: 'none' },
  gridTemplateColumns: { lg: 'repeat(auto-fill, minmax(9.5rem, 1fr))' },
  gridAutoColumns: { base: '9.5rem', lg: 'auto' },
  overflowX: { base: 'auto', lg: 'visible' },
} as const;

interface Props {
  readonly shop: FragmentType<typeof DeskShopFragment>;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onAdd: (dish: Omit<DeskLine, 'key'>) => void;
}

/** The menu: by a few letters and Enter, or by category and a press. What needs choosing asks in a window. */
export function DishFinder({ shop, searchRef, onAdd }: Props) {
  const { formatMessage } = useIntl();
  const { menu } = readFragment(DeskShopFragment, shop);
  const categories = menu?.categories ?? [];
  const [text, setText] = useState('');
  const [categoryId, setCategoryId] = useState(categories[0]?.id ?? null);
  const [current, setCurrent] = useState(0);
  const [asked, setAsked] = useState<string | null>(null);
  const dishes = shownDishes(categories, text, categoryId);
  const choose = ({ id, name, onlyVariantId }: Dish) => {
    if (onlyVariantId === null) return setAsked(id);
    onAdd({
      variantId: onlyVariantId,
      optionIds: [],
      quantity: 1,
      note: '',
      productName: name,
      variantName: '',
      options: [],
    });
    setText('');
    setCurrent(0);
  };
  const chosen = text.trim() ? dishes[Math.min(current, dishes.length - 1)] : undefined;
  const press = (event: KeyboardEvent) => {
    const to = { ArrowDown: Math.min(dishes.length - 1, current + 1), ArrowUp: Math.max(0, current - 1) }[event.key];
    if (to !== undefined) setCurrent(to);
    else if (event.key === 'Enter' && chosen && !event.ctrlKey && !event.metaKey) choose(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <Stack gap="3">
      <TextField
        aria-activedescendant={chosen && `desk-dish-${chosen.id}`}
        aria-controls="desk-dishes"
        autoComplete="off"
        data-page-search
        label={formatMessage({ id: 'command-center.desk.dish' })}
        onChange={(event) => {
          setCurrent(0);
          setText(event.currentTarget.value);
        }}
        onKeyDown={press}
        ref={searchRef}
        type="search"
        value={text}
      />
      {!text.trim() && (
        <Flex gap="2" overflowX="auto" paddingBlock="1">
          {categories.map(({ id, name }) => (
            <Chip isActive={id === categoryId} key={id} onPress={() => setCategoryId(id)}>
              {name}
            </Chip>
          ))}
        </Flex>
      )}
      <Text aria-live="polite" color="fg.muted" _empty={{ display: 'none' }}>
        {text.trim() &&
          dishes.length === 0 &&
          formatMessage({ id: 'command-center.desk.noSuchDish' }, { text: text.trim() })}
      </Text>
      <Grid css={DISHES} gap="2" id="desk-dishes">
        {dishes.map((dish) => (
          <Button
            aria-disabled={dish.isSoldOut || undefined}
            data-chosen={dish === chosen || undefined}
            id={`desk-dish-${dish.id}`}
            key={dish.id}
            onClick={() => !dish.isSoldOut && choose(dish)}
            variant={dish === chosen ? 'soft' : 'outline'}
          >
            <Box lineHeight="1.25" textAlign="start" whiteSpace="normal" width="100%">
              <Span display="block" overflowWrap="anywhere">
                {dish.name}
              </Span>
              <Span fontSize="sm" fontWeight="normal">
                {dish.isSoldOut ? (
                  formatMessage({ id: 'command-center.desk.soldOut' })
                ) : (
                  <Price isFrom={dish.priceFrom !== null} value={dish.priceFrom ?? dish.price} />
                )}
              </Span>
            </Box>
          </Button>
        ))}
      </Grid>
      {asked && (
        <DishDialog
          id={asked}
          onAdd={(dish) => {
            onAdd(dish);
            setText('');
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

/** Of the category, or of the whole menu by what is typed. A dish stands in several categories, and here once. */
function shownDishes(
  categories: NonNullable<DeskShop['menu']>['categories'],
  text: string,
  categoryId: string | null,
): readonly Dish[] {
  if (!text.trim()) return categories.find(({ id }) => id === categoryId)?.products.nodes ?? [];
  const all = new Map(categories.flatMap(({ products }) => products.nodes).map((dish) => [dish.id, dish]));
  const named = [...all.values()].map((dish) => ({ dish, label: dish.name }));
  return matching(named, text)
    .slice(0, SHOWN)
    .map(({ dish }) => dish);
}
