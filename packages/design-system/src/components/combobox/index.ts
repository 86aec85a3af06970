export { comboboxMessages } from './combobox.messages.ts';
export { Combobox, type ComboboxProps } from './combobox.tsx';
export type { ComboboxItem, LoadItems } from './use-search.ts';
