import { useTranslation } from 'react-i18next';
import { type Person, usePerson } from '../../shared/calculator-page/person.ts';

export function useKidneyPerson(): { known: Partial<Person>; facts: string[]; disabledReason: string | undefined } {
  const { t } = useTranslation('calculator');
  const { age, sex } = usePerson();
  return {
    known: { ...(age !== undefined && { age }), ...(sex !== undefined && { sex }) },
    facts: [
      ...(age === undefined ? [] : [t('clearance.age', { count: age })]),
      ...(sex === undefined ? [] : [t(`clearance.${sex}`)]),
    ],
    disabledReason:
      sex === undefined ? t('clearance.sexUnknown') : age === undefined ? t('clearance.ageUnknown') : undefined,
  };
}
