export { cityComboboxMessages } from './city-combobox.messages.ts';
export { CityCombobox, type CityComboboxProps } from './city-combobox.tsx';
