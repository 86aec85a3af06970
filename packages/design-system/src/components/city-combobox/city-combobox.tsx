'use client';

import { useState } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { Combobox, type ComboboxProps } from '../combobox/combobox.tsx';
import type { LoadItems } from '../combobox/use-search.ts';
import { cityComboboxMessages } from './city-combobox.messages.ts';

const minLetters = 2;
const defaultDebounceMs = 700;
const maxCities = 10;

export interface CityComboboxProps
  extends Omit<ComboboxProps, 'loadItems' | 'debounceMs' | 'maxItems' | 'minChars' | 'inputValue' | 'onInputChange'> {
  /** Loads cities that start with the typed text; `description` is the province, or the word for "abroad". */
  loadCities: LoadItems;
  text: string;
  onTextChange: (text: string) => void;
  allowCustomValue?: boolean | undefined;
  debounceMs?: number | undefined;
}

/** City picker with autocomplete. Text that matches no city is reported on blur. */
export function CityCombobox({
  loadCities,
  text,
  onTextChange,
  allowCustomValue,
  onBlur,
  ...props
}: CityComboboxProps) {
  const messages = useMessages(cityComboboxMessages);
  const [blurred, setBlurred] = useState(false);
  const [lookedUp, setLookedUp] = useState('');

  const load: LoadItems = async (query, signal) => {
    const cities = await loadCities(query, signal);
    if (!signal.aborted) setLookedUp(query);
    return cities;
  };

  const trimmed = text.trim();
  const isLookedUp = trimmed.length < minLetters || lookedUp === trimmed;
  const unmatched = blurred && trimmed !== '' && props.value === null && isLookedUp && !allowCustomValue;
  return (
    <Combobox
      {...props}
      loadItems={load}
      debounceMs={props.debounceMs ?? defaultDebounceMs}
      maxItems={maxCities}
      minChars={minLetters}
      hint={props.hint ?? messages.hint}
      error={props.error ?? (unmatched ? messages.unmatched : undefined)}
      inputValue={text}
      onInputChange={onTextChange}
      onBlur={() => {
        setBlurred(true);
        onBlur?.();
      }}
    />
  );
}
