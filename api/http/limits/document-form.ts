import {
  type ASTNode,
  type DocumentNode,
  GraphQLString,
  getNamedType,
  Kind,
  type Token,
  TokenKind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ListLengths } from '../../catalog/read-model/list-lengths';
import { schema } from '../../schema';

/** What is known of all documents that differ in aliases and free texts alone. */
export interface DocumentForm {
  /** Whether the rules of validation have accepted one. */
  isValid?: boolean;
  isOfCatalog?: boolean;
  /** What operations cost, as long as the shop's lists have these lengths. */
  costs?: { readonly lengths: ListLengths | undefined; readonly byVariables: Map<string, number> };
}

const MOST_LETTERS = 256 * 1024;
/** What is known of a form takes about as much as so many letters. */
const LETTERS_OF_A_FORM = 1_000;

const forms = new LRUCache<string, DocumentForm>({ maxSize: MOST_LETTERS });
/** By the shape of documents, which of their texts are free: of type `String`, so neither validity nor cost depends on them. */
const freeOfShape = new LRUCache<string, ReadonlySet<number>>({ maxSize: MOST_LETTERS });
const formOfDocument = new WeakMap<DocumentNode, DocumentForm>();

/** The form of a document, the same object for all documents of the form. */
export function formOf(document: DocumentNode): DocumentForm {
  const form = formOfDocument.get(document) ?? findForm(document);
  formOfDocument.set(document, form);
  return form;
}

function findForm(document: DocumentNode): DocumentForm {
  // A document that was not parsed from a text has no tokens.
  if (!document.loc) return {};
  const tokens = tokensOf(document);
  const texts = tokens.filter(isText);
  const shape = shapeOf(tokens);
  const free = freeOfShape.get(shape) ?? freeTexts(document, texts);
  freeOfShape.set(shape, free, { size: shape.length });
  const key = shape + JSON.stringify(texts.map(({ value }, index) => (free.has(index) ? null : value)));
  const form = forms.get(key) ?? {};
  forms.set(key, form, { size: key.length + LETTERS_OF_A_FORM });
  return form;
}

function tokensOf({ loc }: DocumentNode): Token[] {
  const tokens: Token[] = [];
  for (let token = loc?.startToken.next; token; token = token.next) {
    if (token.kind !== TokenKind.COMMENT) tokens.push(token);
  }
  return tokens;
}

const isText = ({ kind }: Token) => kind === TokenKind.STRING || kind === TokenKind.BLOCK_STRING;

/**
 * The tokens with aliases and texts numbered: equal ones have equal numbers, as rules compare them. An alias that is the name
 * of a field as well keeps its letters, since both may name the same place of an answer.
 */
function shapeOf(tokens: readonly Token[]): string {
  const aliases = aliasesAmong(tokens);
  const names = new Set<string>();
  for (const token of tokens) if (!aliases.has(token)) names.add(token.value);
  const numbers = new Map<string, number>();
  let shape = '';
  for (const token of tokens) {
    const { kind, value } = token;
    const isFree = isText(token) || (aliases.has(token) && !names.has(value));
    if (isFree) {
      const id = kind + value;
      const number = numbers.get(id) ?? numbers.size;
      numbers.set(id, number);
      shape += ` ${kind}:${number}`;
    } else shape += ` ${value ?? kind}`;
  }
  return shape;
}

/** Outside of parentheses a name before a colon is an alias. */
function aliasesAmong(tokens: readonly Token[]): ReadonlySet<Token> {
  let depth = 0;
  const aliases = new Set<Token>();
  for (const token of tokens) {
    if (token.kind === TokenKind.PAREN_L) depth += 1;
    else if (token.kind === TokenKind.PAREN_R) depth -= 1;
    else if (depth === 0 && token.kind === TokenKind.NAME && token.next?.kind === TokenKind.COLON) aliases.add(token);
  }
  return aliases;
}

function freeTexts(document: DocumentNode, texts: readonly Token[]): ReadonlySet<number> {
  const places = new Map(texts.map(({ start }, index) => [start, index]));
  const free = new Set<number>();
  const types = new TypeInfo(schema);
  const enter = (node: ASTNode) => {
    const place = node.kind === Kind.STRING && node.loc ? places.get(node.loc.start) : undefined;
    const type = types.getInputType();
    if (place !== undefined && type && getNamedType(type) === GraphQLString) free.add(place);
  };
  visit(document, visitWithTypeInfo(types, { enter }));
  return free;
}
