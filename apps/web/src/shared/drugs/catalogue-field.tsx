import { Combobox, type ComboboxItem, comboboxMessages } from '@libretto/design-system/combobox';
import { MessagesProvider, override, useLocale } from '@libretto/design-system/messages';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../forms/use-checked-form.ts';

const minChars = 3;
const debounceMs = 300;

export interface CatalogueValue {
  id_farmaco_codifa: string;
  descrizione_breve: string;
}

export interface CatalogueFieldProps<Value extends CatalogueValue> extends FieldBinding<Value | null> {
  label?: string | undefined;
  required?: boolean | undefined;
  disabledReason?: string | undefined;
}

interface Found<Value> {
  value: Value;
  description: string;
  warning?: string | undefined;
}

interface Props<Value extends CatalogueValue> extends CatalogueFieldProps<Value> {
  label: string;
  hint: string;
  search: (text: string, signal: AbortSignal) => Promise<readonly Found<Value>[]>;
}

/** Typeahead for an entry of a catalogue. Free text is not accepted. */
export function CatalogueField<Value extends CatalogueValue>({ value, onChange, search, ...field }: Props<Value>) {
  const { t } = useTranslation('drugs');
  const { locale, formatLocale } = useLocale();
  const found = useRef(new Map<string, Value>());
  const [text, setText] = useState(value?.descrizione_breve ?? '');
  const [known, setKnown] = useState(value);
  const nothingFound = t('fields.nothingFound');
  const overrides = useMemo(() => [override(comboboxMessages, { empty: () => nothingFound })], [nothingFound]);

  // The value was changed from outside, for instance removed when a warning was declined; the text follows.
  if (value?.id_farmaco_codifa !== known?.id_farmaco_codifa) {
    setKnown(value);
    setText(value?.descrizione_breve ?? '');
  }

  function choose(next: Value | null) {
    setKnown(next);
    onChange(next);
  }

  async function load(query: string, signal: AbortSignal): Promise<ComboboxItem[]> {
    const answer = await search(query, signal);
    return answer.map(({ value: one, description, warning }) => {
      found.current.set(one.id_farmaco_codifa, one);
      return { id: one.id_farmaco_codifa, label: one.descrizione_breve, description, warning };
    });
  }

  return (
    <MessagesProvider locale={locale} formatLocale={formatLocale} overrides={overrides}>
      <Combobox
        {...field}
        value={value && { id: value.id_farmaco_codifa, label: value.descrizione_breve }}
        inputValue={text}
        onInputChange={setText}
        onChange={(item) => choose((item && found.current.get(item.id)) ?? null)}
        loadItems={load}
        minChars={minChars}
        debounceMs={debounceMs}
        autoComplete="off"
      />
    </MessagesProvider>
  );
}
