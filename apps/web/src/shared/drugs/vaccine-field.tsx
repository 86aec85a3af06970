import * as operations from '@libretto/api-client/operations';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { CatalogueField, type CatalogueFieldProps, type CatalogueValue } from './catalogue-field.tsx';

export type VaccineValue = CatalogueValue;

export function VaccineField({ label, ...field }: CatalogueFieldProps<VaccineValue>) {
  const { t } = useTranslation('drugs');

  async function search(text: string, signal: AbortSignal) {
    const found = await api.call(operations.searchVaccines, { body: { search: text } }, { signal });
    return found.map(({ id_farmaco_codifa, descrizione_breve, tipo, ditta }) => ({
      value: { id_farmaco_codifa, descrizione_breve },
      description: [tipo, ditta].filter(Boolean).join(' · '),
    }));
  }

  return (
    <CatalogueField {...field} label={label ?? t('fields.vaccine')} hint={t('fields.vaccineHint')} search={search} />
  );
}
