import type { common as commonIt } from './common.it.ts';

/** Every message key that a definition names, at any depth: `…Key`, lists in `…Keys`, and a band's under `bandsKey`. */
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

export type CommonKey = keyof typeof commonIt;

type SpecialBandKeys<T> = T extends {
  bandsKey: infer Prefix extends string;
  specialBands: readonly { code: infer Code extends string }[];
}
  ? `${Prefix}.${Code}`
  : never;

/** The words that a calculator adds to the common ones: all of them, and no other. */
export type MessagesFor<Definition> = Readonly<Record<Exclude<KeysIn<Definition>, CommonKey>, string>>;
