import * as operations from '@libretto/api-client/operations';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { CatalogueField, type CatalogueFieldProps, type CatalogueValue } from './catalogue-field.tsx';
import { type Forbidden, isForbidden } from './is-forbidden.ts';

export interface DrugValue extends CatalogueValue {
  somministrazione: string;
}

export interface DrugFieldProps extends CatalogueFieldProps<DrugValue> {
  /** Medicines to mark among the suggestions, which wait for them. Default none. */
  fetchForbidden?: (() => Promise<readonly Forbidden[]>) | undefined;
}

/** The check of interactions, once a medicine is chosen, does not depend on the marks. */
async function fetchMarked(fetchForbidden: () => Promise<readonly Forbidden[]>): Promise<readonly Forbidden[]> {
  try {
    return await fetchForbidden();
  } catch (error) {
    console.warn('Suggestions could not be marked', error);
    return [];
  }
}

const none = async () => [];

export function DrugField({ label, fetchForbidden = none, ...field }: DrugFieldProps) {
  const { t } = useTranslation('drugs');

  async function search(text: string, signal: AbortSignal) {
    const [found, forbiddenDrugs] = await Promise.all([
      api.call(operations.searchDrugs, { body: { search: text } }, { signal }),
      fetchMarked(fetchForbidden),
    ]);
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
