import fc from 'fast-check';
import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { z } from 'zod';
import { choose, type Draw, happens } from './draw';
import { hostileNumber, hostileText, hostileValue } from './hostile';
import { drawId, drawWord, type Known } from './known';

/** An argument or a field of an input. */
interface Input {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly extensions: unknown;
}

const GlobalIdFor = z.object({ relayGlobalIDFor: z.array(z.object({ typename: z.string() })).min(1) });

/** Good values of texts by what they are called: past the first rule the next ones are met. */
const GOOD_TEXTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/phone/i, ['+49 30 901820', '+7 495 1234567']],
  [/url|link|href/i, ['https://hook.example/orders', 'https://shop.example', 'http://127.0.0.1:9/']],
  [/email/i, ['anna@shop.example']],
  [/slug/i, ['food', 'pizza-margherita', 'dish-1']],
  [/locale|language/i, ['en', 'ru']],
  [/zone/i, ['Europe/Berlin', 'UTC', 'Asia/Kathmandu']],
  [/currency/i, ['EUR', 'RUB', 'JPY']],
  [/country/i, ['DE', 'RU']],
  [/password/i, ['nine dumplings, please', 'password']],
  [/color|colour/i, ['#aa3300', '#fff']],
  [/template|body/i, ['{{ order | json }}', '<p>Hello</p>', '{% raw %}']],
  [/origin/i, ['https://pizza.example']],
  [/host/i, ['pizza.example']],
];

const SCALARS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Int: fc.oneof(fc.integer({ min: -2, max: 120 }), fc.integer()),
  Float: fc.oneof(fc.double({ min: -200, max: 200, noNaN: true }), hostileNumber),
  Boolean: fc.boolean(),
  DateTime: fc.oneof(
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc.integer({ min: -40, max: 40 }).map((days) => new Date(Date.now() + days * 86_400_000).toISOString()),
  ),
  Date: fc
    .date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2035-01-01') })
    .map((date) => date.toISOString().slice(0, 10)),
  TimeOfDay: fc
    .tuple(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 60 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
};

/** Deeper than any input of ours is; a type that holds itself ends there. */
const DEEPEST = 6;

/** A value for an argument: mostly one that its type takes, else anything. Undefined leaves it out. */
export function drawInput(draw: Draw, known: Known, { name, type, extensions }: Input, depth = 0): unknown {
  if (happens(draw, 4)) return draw(hostileValue);
  if (isNonNullType(type)) return drawInput(draw, known, { name, type: type.ofType, extensions }, depth);
  if (isListType(type)) {
    const count = happens(draw, 2) ? 300 : draw(LENGTH);
    const item = { name, type: type.ofType, extensions };
    return Array.from({ length: count }, () => drawInput(draw, known, item, depth + 1));
  }
  if (isEnumType(type)) return choose(draw, type.getValues()).name;
  if (isInputObjectType(type)) return drawObject(draw, known, type, depth);
  const idFor = GlobalIdFor.safeParse(extensions).data?.relayGlobalIDFor[0]?.typename ?? null;
  if (idFor !== null || type.name === 'ID') return drawId(draw, known, idFor);
  const scalar = SCALARS[type.name];
  return scalar ? draw(scalar) : drawText(draw, known, name);
}

function drawObject(draw: Draw, known: Known, type: GraphQLInputObjectType, depth: number): object {
  const fields = Object.values(type.getFields()).filter((field) =>
    isNonNullType(field.type) ? !happens(draw, 2) : depth < DEEPEST && happens(draw, 45),
  );
  const entries = fields.map((field) => [field.name, drawInput(draw, known, field, depth + 1)] as const);
  const foreign = happens(draw, 2) ? { [draw(hostileText)]: draw(hostileValue) } : {};
  return { ...Object.fromEntries(entries), ...foreign };
}

function drawText(draw: Draw, known: Known, name: string): string {
  if (happens(draw, 25)) return draw(hostileText);
  const good = GOOD_TEXTS.find(([pattern]) => pattern.test(name))?.[1];
  if (good && happens(draw, 80)) return choose(draw, good);
  return happens(draw, 40) ? drawWord(draw, known) : draw(NAME);
}

const LENGTH = fc.nat(3);
const NAME = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
