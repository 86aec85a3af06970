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
  /** Cities that begin with what was typed; `description` is the province, or the word for "abroad". */
  loadCities: LoadItems;
  /** What is written, which may be no city (yet). */
  text: string;
  onTextChange: (text: string) => void;
  /** Any text will do, for instance for an address abroad. */
  allowsOther?: boolean | undefined;
  /** Only tests want another pause than that of the record. */
  debounceMs?: number | undefined;
}

/** A town, found by its first letters. A text that turned out to be none of the towns says so when the field is left. */
export function CityCombobox({ loadCities, text, onTextChange, allowsOther, onBlur, ...props }: CityComboboxProps) {
  const messages = useMessages(cityComboboxMessages);
  const [left, setLeft] = useState(false);
  // The last text that was asked about. Before the answer nobody knows whether the text is a town.
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
