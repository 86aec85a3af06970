import type { definitions } from '../registry.gen.ts';
import type { GapReason } from '../types.ts';
import type { Unit } from '../units.ts';

/**
 * A language as data: plain text by key, without functions, so that it can come from a JSON file. Complete for all
 * calculators by default; `LocaleFor` is complete for one.
 */
export interface Locale<Key extends string = MessageKey> {
  /** BCP 47 tag, such as `it` or `de-CH`. Numbers are written as `Intl.NumberFormat` writes them in this language. */
  readonly language: string;
  /** Slots such as `{label}` are filled in; a message may leave any of them out. */
  readonly messages: Readonly<Record<Key, string>>;
}

/** The messages that the texts of one calculator need. Any `Locale` fits. */
export type LocaleFor<Definition> = Locale<KeysIn<Definition> | `unit.${UnitsIn<Definition>}` | SharedTextKey>;

/** A translation in progress: complete it with `withFallback`. */
export type PartialLocale<Key extends string = MessageKey> = Pick<Locale, 'language'> & {
  /** Any of the messages. */
  readonly messages: Readonly<Partial<Record<Key, string>>>;
};

/** Returns the locale with the missing messages of another one. Numbers are written in its own language. */
export const withFallback = <Key extends string>(
  { language, messages }: PartialLocale<NoInfer<Key>>,
  fallback: Locale<Key>,
): Locale<Key> => ({ language, messages: { ...fallback.messages, ...messages } });

/** Every message of all calculators. */
export type MessageKey = DefinedKey | UnitKey | SharedTextKey;

type DefinedKey = KeysIn<(typeof definitions)[number]>;

/** Labels in `checks/`, which several calculators share. */
export type SharedLabelKey = Extract<DefinedKey, `input.${string}` | `gfr.${string}`>;

/** Messages with the written form of a unit. */
export type UnitKey = `unit.${Unit}`;

/** Refusals, warnings and what else is the same for all calculators. */
export type SharedTextKey = `issue.${IssueMessage}` | `gap.${GapReason}` | `text.${TextPart}`;

/** The lines of a result, and its punctuation. */
type TextPart = 'output' | 'note' | 'quote' | 'separator' | 'source';

type IssueMessage =
  | 'required'
  | 'not-finite'
  | 'out-of-range'
  | 'step'
  | 'rare'
  | 'choices'
  | 'unit'
  | 'population'
  | 'population-from'
  | 'used'
  | 'conflict'
  | 'implausible'
  | 'unknown-input'
  | 'unknown';

/** The messages in the files of a calculator: those that it names and does not share. */
export type MessagesFor<Definition> = Readonly<
  Record<Exclude<KeysIn<Definition>, `input.${string}` | `gfr.${string}`>, string>
>;

/** Every message key in a definition, at any depth: `…Key`, lists in `…Keys`, and bands under `bandsKey`. */
type KeysIn<T> = T extends string | number | boolean | undefined
  ? never
  : T extends readonly (infer Item)[]
    ? KeysIn<Item>
    : BandKeys<T> | SpecialBandKeys<T> | { [Property in keyof T]: Named<Property, T[Property]> }[keyof T];

type Named<Property, Value> = Property extends `${string}Key`
  ? Extract<Value, string>
  : Property extends `${string}Keys`
    ? Extract<Value extends readonly (infer Item)[] ? Item : never, string>
    : KeysIn<Value>;

type BandKeys<T> = T extends {
  bandsKey: infer Prefix extends string;
  bands: readonly { code: infer Code extends string }[];
}
  ? `${Prefix}.${Code}`
  : T extends {
        bandsKey: infer Prefix extends string;
        bandsByAge: readonly { bands: readonly { code: infer Code extends string }[] }[];
      }
    ? `${Prefix}.${Code}`
    : never;

type SpecialBandKeys<T> = T extends {
  bandsKey: infer Prefix extends string;
  specialBands: readonly { code: infer Code extends string }[];
}
  ? `${Prefix}.${Code}`
  : never;

/** Every unit in a definition, at any depth. */
type UnitsIn<T> = T extends string | number | boolean | undefined
  ? never
  : T extends readonly (infer Item)[]
    ? UnitsIn<Item>
    : {
        [Property in keyof T]: Property extends 'unit'
          ? Extract<T[Property], Unit>
          : Property extends 'units'
            ? Extract<T[Property] extends readonly (infer Item)[] ? Item : never, Unit>
            : UnitsIn<T[Property]>;
      }[keyof T];
