import type { ListLine } from '@libretto/design-system/collapsible-list';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dosesQuery, inProgress, type Therapy } from '../../shared/doses/doses.queries.ts';
import { dosesOn } from '../../shared/doses/schedule.ts';
import { dot } from '../../shared/formats/dot.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import { firstRows } from '../../shared/records/preview-rows.ts';
import { InteractionChip } from './interaction-chip.tsx';
import { concluded, forbidden, type TherapyType } from './therapies.queries.ts';

/** Those with the next dose of today, those that ended last, and what must not be taken, with the reason. */
export function useTherapyPreview(userId: number, therapies: readonly Therapy[]) {
  const { t } = useTranslation('therapies');
  const today = useToday();
  const shortDay = useShortDay();
  const { data: doses = [] } = useQuery(dosesQuery(userId, today));
  const next = new Map<number, string>();
  for (const { therapy, ora, recorded } of dosesOn(therapies, today, doses)) {
    if (!recorded && !next.has(therapy.id_terapie)) next.set(therapy.id_terapie, ora);
  }

  function preview(type: TherapyType): Therapy[] {
    const ofType = therapies.filter(({ tipo_terapia }) => tipo_terapia === type);
    if (type === inProgress) return firstRows(ofType, 'ascending', ({ id_terapie }) => next.get(id_terapie));
    if (type === concluded) return firstRows(ofType, 'descending', ({ data_fine }) => data_fine);
    return firstRows(ofType, 'descending', ({ data_inizio }) => data_inizio);
  }

  function toLine(therapy: Therapy): ListLine {
    const { farmaco, tipo_terapia, quantita_farmaceutica, frequenza_farmaceutica, note, data_fine } = therapy;
    const title = farmaco.descrizione_breve;
    if (tipo_terapia === forbidden) return { title, text: note };
    const text = [quantita_farmaceutica, frequenza_farmaceutica].filter(Boolean).join(dot);
    if (tipo_terapia !== inProgress) return { title, text, value: shortDay(data_fine) };
    const time = next.get(therapy.id_terapie);
    return {
      title,
      text,
      note: <InteractionChip therapy={therapy} />,
      value: time === undefined ? undefined : t('nextDose', { time }),
    };
  }

  return { preview, toLine };
}
