import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { Combobox } from '@libretto/design-system/combobox';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { FieldBinding } from '../forms/use-record-form.tsx';
import { useTerms } from '../terms/use-terms.ts';

type Investigation = Schema<'DiagnosticInvestigation'>;

const minLength = 3;
const debounceMs = 300;

interface InvestigationFieldProps extends FieldBinding<string> {
  chosen: number | null;
  onChoose: (investigation: Investigation | undefined) => void;
}

export function InvestigationField({ value, onChange, chosen, onChoose, ...bound }: InvestigationFieldProps) {
  const { t } = useTranslation('exams');
  const term = useTerms();
  const known = useRef(new Map<string, Investigation>());

  async function load(search: string, signal: AbortSignal) {
    const found = await api.call(operations.searchInvestigations, { body: { search } }, { signal });
    for (const investigation of found) known.current.set(String(investigation.id), investigation);
    return found.map(({ id, descrizione, categoria }) => ({
      id: String(id),
      label: descrizione,
      // The Italian name is stored.
      description: [term(descrizione), t(`categories.${categoria}`)].filter((text) => text !== descrizione).join(' · '),
    }));
  }

  return (
    <Combobox
      {...bound}
      label={t('fields.investigation')}
      hint={t('fields.investigationHint')}
      required
      value={chosen === null ? null : { id: String(chosen), label: value }}
      inputValue={value}
      onInputChange={onChange}
      onChange={(item) => onChoose(item ? known.current.get(item.id) : undefined)}
      loadItems={load}
      minChars={minLength}
      debounceMs={debounceMs}
      autoComplete="off"
    />
  );
}
