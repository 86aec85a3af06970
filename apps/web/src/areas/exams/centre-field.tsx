import { SelectField } from '@libretto/design-system/select-field';
import { TextField } from '@libretto/design-system/text-field';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../shared/forms/use-record-form.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { type ExamValues, otherCentre } from './exam-form.ts';
import { centresQuery } from './exams.queries.ts';

interface CentreFieldProps extends FieldBinding<string> {
  category: ExamValues['indagine_categoria'];
  children: ReactNode;
}

const lists = {
  SS: 'centri_convenzionati_specialistici',
  SR: 'centri_convenzionati_radiologici',
  LA: 'centri_convenzionati_laboratory_analisi',
} as const;

export function CentreField({ category, children, ...bound }: CentreFieldProps) {
  const { t } = useTranslation('exams');
  const { userId } = useSession();
  const { data: centres } = useQuery(centresQuery(userId));
  const all = Object.values(centres ?? {}).flat();
  const candidates = category === '' || category === 'PA' ? all : (centres?.[lists[category]] ?? []);
  const fitting = candidates.filter(({ attivo }) => attivo);
  const chosen = all.filter(
    ({ record_id }) => String(record_id) === bound.value && !fitting.some((c) => c.record_id === record_id),
  );
  const options = [...fitting, ...chosen].map(({ record_id, centro_nome }) => ({
    value: String(record_id),
    label: centro_nome,
  }));
  return (
    <>
      <SelectField
        {...bound}
        label={t('fields.centre')}
        options={[...options, { value: otherCentre, label: t('fields.otherCentre') }]}
      />
      {bound.value === otherCentre && children}
    </>
  );
}

CentreField.Other = function OtherCentre(bound: FieldBinding<string>) {
  const { t } = useTranslation('exams');
  return <TextField {...bound} label={t('fields.centreName')} autoComplete="off" />;
};
