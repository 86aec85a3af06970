import * as v from 'valibot';
import type { DraftContent } from '../drafts/draft-keeper.ts';

type Sent<Body, Name> = Name extends keyof Body ? Body[Name] : undefined;

interface Checked<Value, Rules> {
  /** Schema of the stored value. Drafts outlive releases, so older drafts must still pass. */
  draft: v.GenericSchema<unknown, Value>;
  /** Value in the form of a new record. */
  empty: NoInfer<Value> | (() => NoInfer<Value>);
  /** Returns the schema that the value must pass to be saved; `draft` if absent. */
  rule?(rules: Rules): v.GenericSchema<NoInfer<Value>, unknown>;
}

interface Read<Value, Saved> {
  /** Returns the value of a saved record; defaults to its property of the same name, or else `empty`. */
  read(record: Saved): Value;
}

interface Send<Value, Saved, Property> {
  /** `undefined` leaves it out; defaults to the value itself. `record` is undefined for a new one. */
  send(value: Value, record: Saved | undefined): Property;
}

/** `read` and `send` are optional only where the types of record and body allow it. */
type Field<Value, Name, Saved, Body, Rules> = Checked<Value, Rules> &
  (Name extends keyof Saved
    ? [Saved[Name]] extends [Value | null | undefined]
      ? Partial<Read<NoInfer<Value>, Saved>>
      : Read<NoInfer<Value>, Saved>
    : Read<NoInfer<Value>, Saved>) &
  ([Value] extends [Sent<Body, Name>]
    ? Partial<Send<NoInfer<Value>, Saved, Sent<Body, Name>>>
    : Send<NoInfer<Value>, Saved, Sent<Body, Name>>);

interface AnyField {
  draft: v.GenericSchema;
  empty: unknown;
  rule?(rules: unknown): v.GenericSchema;
  read?(record: unknown): unknown;
  send?(value: unknown, record: unknown): unknown;
}

export interface Form<Values, Keys, Saved, Body, Rules> {
  /** The draft's, else the record's, else the empty ones. `preset` depends on where a record is created. */
  initial(record: Saved | undefined, draft?: Values & DraftContent, preset?: Partial<Values>): Values;
  schema(rules: Rules): v.GenericSchema<Values>;
  /** Returns the draft without unknown properties, or `undefined` if it does not match the form. */
  readDraft(content: DraftContent): Draft<Values, Keys> | undefined;
  body(values: Values, record: Saved | undefined): Pick<Body, keyof Values & keyof Body>;
}

/** Values of an unsaved form and the keys that identify its record. */
export type Draft<Values, Keys> = Values & Keys & DraftContent;

// biome-ignore lint/suspicious/noExplicitAny: only the first two parameters are read
export type ValuesOf<F> = F extends Form<infer Values, any, any, any, any> ? Values : never;
// biome-ignore lint/suspicious/noExplicitAny: only the first two parameters are read
export type DraftOf<F> = F extends Form<infer Values, infer Keys, any, any, any> ? Draft<Values, Keys> : never;

/** Problems follow the order of the fields. Curried, since TypeScript cannot infer only some type parameters. */
export function defineForm<Saved, Body, Rules = unknown>() {
  return <Values extends object, Keys extends object = object>(
    declared: { [Name in keyof Values]: Field<Values[Name], Name, Saved, Body, Rules> },
    keys: { [Key in keyof Keys]: v.GenericSchema<unknown, Keys[Key]> } = {} as never,
  ): Form<Values, Keys, Saved, Body, Rules> => {
    const fields = Object.entries(declared) as [string, AnyField][];
    const each = (make: (field: AnyField, name: string) => unknown) =>
      Object.fromEntries(fields.map(([name, field]) => [name, make(field, name)]));
    const draftSchema = v.object({ ...keys, ...each(({ draft }) => draft) } as v.ObjectEntries);

    return {
      initial: (record, draft, preset) =>
        each(({ empty, read }, name) => {
          if (draft) return draft[name as keyof Values];
          if (record && read) return read(record);
          const blank = typeof empty === 'function' ? empty() : empty;
          return record?.[name as keyof Saved] ?? (preset && name in preset ? preset[name as keyof Values] : blank);
        }) as Values,
      schema(rules) {
        const schema: v.GenericSchema = v.object(each(({ draft, rule }) => rule?.(rules) ?? draft) as v.ObjectEntries);
        return schema as v.GenericSchema<Values>;
      },
      readDraft(content) {
        const read = v.safeParse(draftSchema, content);
        return read.success ? (read.output as Draft<Values, Keys>) : undefined;
      },
      body(values, record) {
        const sent = each(({ send }, name) => {
          const value = values[name as keyof Values];
          return send ? send(value, record) : value;
        });
        return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as ReturnType<
          Form<Values, Keys, Saved, Body, Rules>['body']
        >;
      },
    };
  };
}
