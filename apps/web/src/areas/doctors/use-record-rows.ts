import { useTranslation } from 'react-i18next';
import { medicineName } from '../../shared/drugs/medicine-name.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { usePainFacts } from '../../shared/pain-facts/use-pain-facts.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import type { Preview } from './doctors.queries.ts';
import { toRows } from './preview-rows.ts';

export function useRecordRows(record: Preview['cartella']) {
  const { t, i18n } = useTranslation('doctors');
  const { t: tKinds } = useTranslation('record-kinds');
  const formats = useFormats();
  const term = useTerms();
  const pain = usePainFacts();
  return toRows(record, {
    term,
    history: (part) => t(`preview.history.${part}`),
    pregnancy: (outcome) => t(`preview.outcomes.${outcome ?? 'open'}`),
    kind: (kind) => t(`preview.kinds.${kind}`),
    status: (status) => t(`preview.statuses.${status}`),
    exam: (state) => t(`preview.exams.${state}`),
    pain,
    child: (sex) => t(`preview.children.${sex}`),
    severity: (severity) => t(`preview.severities.${severity}`),
    medicine: (medicine) => medicineName(medicine, i18n.language === 'en' ? 'en' : 'it'),
    fact: (name, value) => tKinds(`facts.${name}`, { value }),
    day: (day) => formats.date(day),
    measure: (value, unit) => `${formats.number(value)} ${unit}`,
  });
}
