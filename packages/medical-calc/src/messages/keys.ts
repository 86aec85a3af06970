import type { common as commonIt } from './common.it.ts';

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

export type CommonKey = keyof typeof commonIt;

type SpecialBandKeys<T> = T extends {
  bandsKey: infer Prefix extends string;
  specialBands: readonly { code: infer Code extends string }[];
}
  ? `${Prefix}.${Code}`
  : never;

export type MessagesFor<Definition> = Readonly<Record<Exclude<KeysIn<Definition>, CommonKey>, string>>;
