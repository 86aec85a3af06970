/** Languages with texts; others are added with `override`. */
export const locales = ['it', 'en'] as const;
/** Language of the texts. */
export type Locale = (typeof locales)[number];

/** A text, or a function for a text with parameters. */
export type Message = string | ((...values: never[]) => string);

export type MessageTree = Readonly<Record<string, Message>>;

/** Texts of one component in both languages. */
export interface Catalog<Messages extends MessageTree> {
  /** Unique name, by which overrides find the component. */
  readonly name: string;
  /** Texts by language. */
  readonly messages: Readonly<Record<Locale, Messages>>;
}

/** Replacement texts for one component, made with `override()`. */
export interface Override {
  /** Name of the catalog. */
  readonly name: string;
  /** Texts that replace those of the current language; others are kept. */
  readonly messages: MessageTree;
}

type Widened<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string ? string : Messages[Key];
};

/** Declares the texts of a component. Italian defines the shape; English needs the same keys and parameters. */
export function defineMessages<const Messages extends MessageTree>(
  name: string,
  messages: { it: Messages; en: NoInfer<Widened<Messages>> },
): Catalog<Widened<Messages>> {
  return { name, messages: messages as Record<Locale, Widened<Messages>> };
}

/** `<MessagesProvider overrides={[override(commonMessages, { close: 'Esci' })]}>` */
export function override<Messages extends MessageTree>(
  catalog: Catalog<Messages>,
  messages: Partial<Messages>,
): Override {
  return { name: catalog.name, messages: messages as MessageTree };
}
