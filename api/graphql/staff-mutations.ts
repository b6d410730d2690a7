import type { InputFieldBuilder, InputFieldMap, InputFieldRef, InputShapeFromFields, ObjectRef } from '@pothos/core';
import type { Entity } from '../../domain/entities/entity';
import type { Caller } from '../access/caller';
import type { Permission } from '../access/roles';
import type { RefusalClass } from '../kernel/refusal';
import { InvalidInput } from '../kernel/refusals';
import { type BuilderTypes, builder } from './builder';
import { type Context, callerOf } from './context';
import { Deleted, type DeletedShape } from './deleted.graphql';
import { describedInputs, type FieldWords } from './described-inputs';
import { type RawIds, rawIds } from './raw-ids';

type FieldBuilder = InputFieldBuilder<BuilderTypes, 'InputObject'>;
type GlobalId = { typename: string; id: string };

/** A command as a mutation calls it: the input has rows' own ids. The context is for what a caller does not have. */
type Command<Input, Answer> = (caller: Caller, input: RawIds<Input>, context: Context) => Promise<Answer>;

interface Mutation {
  readonly description: string;
  /** Refusals with data, in addition to those that every mutation of its kind has. */
  readonly errors?: readonly RefusalClass[];
}

interface InputMutation<Fields> extends Mutation {
  /** What the input type is. */
  readonly input: string;
  readonly fields: (t: FieldBuilder) => Fields;
}

interface Answering<Answer> {
  readonly answers: ObjectRef<BuilderTypes, Answer>;
}

/** The commands of a described entity. */
interface DescribedCommands<Row, Answer> {
  readonly create: (caller: Caller, input: object) => Promise<Row>;
  readonly update: (caller: Caller, input: object) => Promise<Row>;
  readonly remove: (caller: Caller, id: string) => Promise<DeletedShape>;
  readonly reorder?: (caller: Caller, input: { readonly ids: readonly string[] }) => Promise<Answer>;
}

interface DescribedWords<Described extends Entity, Answer> extends FieldWords<Described['fields']> {
  readonly create: Omit<Mutation, 'errors'>;
  readonly update: Mutation;
  readonly remove: Mutation;
  /** Of one whose rows staff put in order. */
  readonly reorder?: Mutation & Answering<Answer>;
}

interface Options {
  /** What descriptions call it: “The warehouse to delete.” */
  readonly noun: string;
  readonly permission: Permission;
  /** The type’s name with more than one of it, where that is not an “s” more. */
  readonly plural?: string;
}

/**
 * Declares the mutations by which staff write one type. Each comes with its input type, its permission and its refusals, under
 * the name that commands and schema share: `createWarehouse`, `CreateWarehouseInput`. What is not create, update, remove
 * and reorder is declared with `withInput` or `ofOne`, or with `builder.mutationField` like any other field.
 */
export function staffMutations<Row>(
  node: ObjectRef<BuilderTypes, Row>,
  { noun, permission, plural = `${node.name}s` }: Options,
) {
  const nouns = plural.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  const ids = (t: FieldBuilder) =>
    t.globalIDList({ for: node, required: true, description: `The ${nouns}, first to last; others stay behind them.` });
  const reordering = { about: `In which order the ${nouns} stand.` };

  /** A mutation with an input. @param about - what the argument is. */
  function withInput<Answer, Fields extends InputFieldMap = never>(
    name: string,
    command: Command<ShapeOf<Fields>, Answer>,
    options: InputMutation<Fields> & Answering<Answer> & { readonly about: string },
  ) {
    const { answers, description, errors = [], about, input, fields } = options;
    const typeName = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const type = builder.inputType(typeName, { description: input, fields });
    type Arguments = { input: ShapeOf<Fields> };
    builder.mutationField(name, (t) =>
      t.field({
        type: answers,
        description,
        authScopes: { permission },
        errors: { types: [...errors] },
        args: { input: t.arg({ type, required: true, description: about }) },
        // Pothos can't see through the type parameters that these are the input's fields and the answer is the type's.
        resolve: ((_root: unknown, { input }: Arguments, context: Context) =>
          command(callerOf(context), rawIds(input), context)) as never,
      }),
    );
    return type;
  }

  /** A mutation of one row, by its id. @param name - begins with what is done to it; `about` says it where that is not all. */
  function ofOne<Answer>(
    name: string,
    command: Command<GlobalId, Answer>,
    { answers, description, errors = [], about }: Mutation & Answering<Answer> & { readonly about?: string },
  ): void {
    const [verb] = name.split(/(?=[A-Z])/);
    const idOptions = { for: node, required: true as const, description: about ?? `The ${noun} to ${verb}.` };
    builder.mutationField(name, (t) =>
      t.field({
        type: answers,
        description,
        authScopes: { permission },
        errors: { types: [...errors] },
        args: { id: t.arg.globalID(idOptions) },
        // As above.
        resolve: ((_root: unknown, { id }: { id: GlobalId }, context: Context) =>
          command(callerOf(context), id.id, context)) as never,
      }),
    );
  }

  const mutations = {
    withInput,
    ofOne,

    create: <Fields extends InputFieldMap = never>(
      command: Command<ShapeOf<Fields>, Row>,
      { errors = [], ...mutation }: InputMutation<Fields>,
    ) =>
      withInput(`create${node.name}`, command, {
        ...mutation,
        answers: node,
        errors: [InvalidInput, ...errors],
        about: `The new ${noun}.`,
      }),

    /** Its input also has the id and the version that was read. */
    update: <Fields extends InputFieldMap = never>(
      command: Command<ShapeOf<Versioned & Fields>, Row>,
      { errors = [], fields, ...mutation }: Omit<InputMutation<Fields>, 'input'> & { readonly input?: string },
    ) =>
      withInput(`update${node.name}`, command, {
        input: `Changes to a ${noun}; what is left out stays as it is.`,
        ...mutation,
        answers: node,
        errors: [InvalidInput, ...errors],
        about: `What changes of the ${noun}.`,
        fields: (t): Versioned & Fields => ({
          id: t.globalID({ for: node, required: true, description: `The ${noun} to change.` }),
          version: t.int({
            required: true,
            description: `\`version\` of the ${noun} as it was read; after another change it is refused with \`CONFLICT\`.`,
          }),
          ...fields(t),
        }),
      }),

    remove: (command: Command<GlobalId, DeletedShape>, mutation: Mutation) =>
      ofOne(`delete${node.name}`, command, { ...mutation, answers: Deleted }),

    /** Of a list that the shop has one of. @param mutation - answers with what the list is read under. */
    reorder: <Answer>(
      command: Command<ShapeOf<Ordered>, Answer>,
      mutation: Omit<InputMutation<never>, 'fields'> & Answering<Answer>,
    ) => withInput(`reorder${plural}`, command, { ...mutation, ...reordering, fields: (t) => ({ ids: ids(t) }) }),

    /** Of one of several lists. @param mutation - its `fields` say which. */
    reorderWithin: <Answer, Fields extends InputFieldMap = never>(
      command: Command<ShapeOf<Ordered & Fields>, Answer>,
      { fields, ...mutation }: InputMutation<Fields> & Answering<Answer>,
    ) =>
      withInput(`reorder${plural}`, command, {
        ...mutation,
        ...reordering,
        fields: (t): Ordered & Fields => ({ ...fields(t), ids: ids(t) }),
      }),
  };

  return {
    ...mutations,

    /** The mutations of a described entity, whose inputs are its fields. */
    described<Described extends Entity, Answer>(
      { fields, limit, within }: Described,
      commands: DescribedCommands<Row, Answer>,
      { create, update, remove, reorder, ...words }: DescribedWords<Described, Answer>,
    ) {
      const inputs = (isNew: boolean) => (t: FieldBuilder) => describedInputs(t, fields, words, isNew);
      const [list] = Object.entries(fields).filter(([name]) => name === within);
      const [name = '', field] = list ?? [];
      mutations.create(commands.create, {
        ...create,
        input: limit ? `A new ${noun}; it goes behind the others.` : `A new ${noun}.`,
        fields: inputs(true),
      });
      mutations.update(commands.update, { ...update, fields: inputs(false) });
      mutations.remove(commands.remove, remove);
      if (!reorder || !commands.reorder) return;
      const listNoun = name
        .replace(/Id$/, '')
        .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
        .toLowerCase();
      mutations.reorderWithin<Answer, Record<never, never>>(commands.reorder, {
        ...reorder,
        input: `The new order of the ${nouns}.`,
        fields: (t) =>
          describedInputs(
            t,
            field ? { [name]: field } : {},
            { ...words, about: { [name]: `Of which ${listNoun} the ${nouns} are put in order` } },
            true,
          ),
      });
    },
  };
}

/** What the fields bring. Nothing is known of them while TypeScript looks at the command, which stands before them. */
type ShapeOf<Fields extends InputFieldMap> = [Fields] extends [never] ? never : InputShapeFromFields<Fields>;

type Versioned = {
  id: InputFieldRef<BuilderTypes, GlobalId>;
  version: InputFieldRef<BuilderTypes, number>;
};

type Ordered = {
  ids: InputFieldRef<BuilderTypes, GlobalId[]>;
};
