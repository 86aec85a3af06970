export { type Catalog, defineMessages, type Locale, locales, type Override, override } from './catalog.ts';
export { commonMessages } from './common.ts';
export type { Formats } from './formats.ts';
export {
  type LocaleValue,
  MessagesProvider,
  type MessagesProviderProps,
  useLocale,
  useMessages,
} from './messages.tsx';
