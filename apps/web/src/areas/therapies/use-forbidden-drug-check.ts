import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import type { Therapy } from '../../shared/doses/doses.queries.ts';
import { askInteractions } from '../../shared/drugs/interactions.queries.ts';
import { findSameDrug } from './same-drug.ts';
import { therapiesQuery } from './therapies.queries.ts';

export function useForbiddenDrugCheck(userId: number, onMove: (therapy: Therapy) => void) {
  const { t, i18n } = useTranslation('therapies');
  const confirm = useConfirm();

  async function findDuplicates({ id_terapie, id_farmaco_codifa, farmaco: { descrizione_breve } }: Therapy) {
    try {
      const drug = { id_farmaco_codifa, descrizione_breve };
      const { messaggiInterazioni } = await askInteractions(id_terapie)(drug, new AbortController().signal);
      return messaggiInterazioni
        .filter(({ tipo }) => tipo === 'duplicato')
        .map(({ farmaco_in_corso }) => farmaco_in_corso);
    } catch (error) {
      console.warn('Errore durante il controllo delle interazioni', error);
      return [];
    }
  }

  return async function checkForbidden(forbidden: Therapy): Promise<void> {
    const [therapies, duplicateNames] = await Promise.all([
      queryClient.fetchQuery(therapiesQuery(userId)),
      findDuplicates(forbidden),
    ]);
    const found = findSameDrug(forbidden, therapies, duplicateNames);
    const [first] = found;
    if (first === undefined) return;
    const names = found.map(({ farmaco }) => farmaco.descrizione_breve);
    const isConfirmed = await confirm({
      message: t('stillTaken', { drugs: new Intl.ListFormat(i18n.language).format(names) }),
      detail: t('stillTakenText'),
      confirmLabel: t('stillTakenMove', { drug: first.farmaco.descrizione_breve }),
      cancelLabel: t('stillTakenLeave'),
    });
    if (isConfirmed) onMove(first);
  };
}
