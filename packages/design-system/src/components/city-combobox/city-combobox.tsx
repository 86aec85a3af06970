import { useState } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { Combobox, type ComboboxProps } from '../combobox/combobox.tsx';
import type { LoadItems } from '../combobox/use-search.ts';
import { cityComboboxMessages } from './city-combobox.messages.ts';

const leastLetters = 2;
const pause = 700;
const mostCities = 10;

export interface CityComboboxProps
  extends Omit<ComboboxProps, 'loadItems' | 'debounceMs' | 'maxItems' | 'minChars' | 'inputValue' | 'onInputChange'> {
  /** Loads cities that start with the typed text; `description` is the province, or the word for "abroad". */
  loadCities: LoadItems;
  /** Typed text, which may not be a city (yet). */
  text: string;
  onTextChange: (text: string) => void;
  /** Accepts any text, e.g. for an address abroad. */
  allowsOther?: boolean | undefined;
  /** Overridden only in tests. */
  debounceMs?: number | undefined;
}

/** City picker with autocomplete. Text that matches no city is reported on blur. */
export function CityCombobox({ loadCities, text, onTextChange, allowsOther, onBlur, ...props }: CityComboboxProps) {
  const messages = useMessages(cityComboboxMessages);
  const [left, setLeft] = useState(false);
  // Last text that was looked up. Until the response it is unknown whether the text is a city.
  const [answered, setAnswered] = useState('');

  const load: LoadItems = async (query, signal) => {
    const cities = await loadCities(query, signal);
    if (!signal.aborted) setAnswered(query);
    return cities;
  };

  const written = text.trim();
  const judged = written.length < leastLetters || answered === written;
  const unmatched = left && written !== '' && props.value === null && judged && !allowsOther;
  return (
    <Combobox
      {...props}
      loadItems={load}
      debounceMs={props.debounceMs ?? pause}
      maxItems={mostCities}
      minChars={leastLetters}
      hint={props.hint ?? messages.hint}
      error={props.error ?? (unmatched ? messages.unmatched : undefined)}
      inputValue={text}
      onInputChange={onTextChange}
      onBlur={() => {
        setLeft(true);
        onBlur?.();
      }}
    />
  );
}
