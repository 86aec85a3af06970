export const locales = ['it', 'en'] as const;
export type Locale = (typeof locales)[number];

/** A text, or a function for a text with parameters. */
export type Message = string | ((...values: never[]) => string);

export type MessageTree = Readonly<Record<string, Message>>;

/** Texts of one component in both languages. */
export interface Catalog<Words extends MessageTree> {
  readonly name: string;
  readonly words: Readonly<Record<Locale, Words>>;
}

/** Replacement texts for one component, made with `override()`. */
export interface Override {
  readonly name: string;
  readonly words: MessageTree;
}

type Widened<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Words[Key];
};

/**
 * Declares the texts of a component, in its own `<component>.messages.ts`. Italian defines the shape; English must
 * have the same keys and parameters to compile.
 */
export function defineMessages<const Words extends MessageTree>(
  name: string,
  words: { it: Words; en: NoInfer<Widened<Words>> },
): Catalog<Widened<Words>> {
  return { name, words: words as Record<Locale, Widened<Words>> };
}

/** `<MessagesProvider overrides={[override(commonMessages, { close: 'Esci' })]}>` */
export function override<Words extends MessageTree>(catalog: Catalog<Words>, words: Partial<Words>): Override {
  return { name: catalog.name, words: words as MessageTree };
}
