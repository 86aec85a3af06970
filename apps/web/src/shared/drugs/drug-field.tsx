import * as operations from '@libretto/api-client/operations';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { CatalogueField, type CatalogueFieldProps, type CatalogueValue } from './catalogue-field.tsx';
import { type Forbidden, isForbidden } from './is-forbidden.ts';

export interface DrugValue extends CatalogueValue {
  somministrazione: string;
}

interface DrugFieldProps extends CatalogueFieldProps<DrugValue> {
  /** Marked among the suggestions. Default none. */
  forbiddenDrugs?: readonly Forbidden[] | undefined;
}

export function DrugField({ label, forbiddenDrugs = [], ...field }: DrugFieldProps) {
  const { t } = useTranslation('drugs');

  async function search(text: string, signal: AbortSignal) {
    const found = await api.call(operations.searchDrugs, { body: { search: text } }, { signal });
    return found.map((drug) => {
      const { id_farmaco_codifa, descrizione_breve, somministrazione, principio_attivo, forma, codice_aic } = drug;
      const code = codice_aic && t('code', { code: codice_aic });
      return {
        value: { id_farmaco_codifa, descrizione_breve, somministrazione },
        description: [principio_attivo, forma, code].filter(Boolean).join(' · '),
        warning: isForbidden(forbiddenDrugs, drug) ? t('fields.mustNot') : undefined,
      };
    });
  }

  return <CatalogueField {...field} label={label ?? t('fields.drug')} hint={t('fields.drugHint')} search={search} />;
}
