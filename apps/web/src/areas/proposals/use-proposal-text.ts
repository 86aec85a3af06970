import { isDay } from '@libretto/design-system/date-field';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import type { Proposal } from './proposals.queries.ts';

type Change = NonNullable<Proposal['correzione']>['modifiche'][number];

export interface ChangeText {
  field: string;
  before: string;
  after: string;
  /** Empty unless it differs from what the doctor saw. */
  now: string;
}

/** As the patient reads it, or else the doctor who sent it. */
export function useProposalText(reader: 'patient' | 'doctor') {
  const { t } = useTranslation('proposals');
  const formats = useFormats();
  const term = useTerms();
  const empty = t('emptyValue');

  function toValue(field: Change['campo'], value: string | null): string {
    if (value === null || value === '') return empty;
    if (isDay(value)) return formats.date(value);
    return field === 'indagine_tipologia' ? term(value) : value;
  }

  return {
    /** Name of the medicine, exam or corrected record; empty for a note. */
    subject({ terapia, esame, correzione }: Proposal): string {
      if (terapia) return terapia.farmaco.descrizione_breve;
      if (esame) return term(esame.indagine_tipologia);
      return correzione ? (correzione.tipo === 'exam' ? term(correzione.titolo) : correzione.titolo) : '';
    },

    facts({ terapia, esame }: Proposal): { term: string; value: string }[] {
      const facts = terapia
        ? [
            { term: t('fields.quantita_farmaceutica'), value: terapia.quantita_farmaceutica },
            { term: t('fields.frequenza_farmaceutica'), value: terapia.frequenza_farmaceutica },
            {
              term: t('fields.data_inizio'),
              value: terapia.data_inizio ? formats.date(terapia.data_inizio) : t(`onAcceptance.${reader}`),
            },
            { term: t('fields.data_fine'), value: terapia.data_fine ? formats.date(terapia.data_fine) : '' },
            { term: t('fields.note'), value: terapia.note },
          ]
        : esame
          ? [
              { term: t('fields.indagine_motivo'), value: esame.indagine_motivo },
              {
                term: t('fields.indagine_data_display'),
                value: esame.indagine_data_display ? formats.date(esame.indagine_data_display) : '',
              },
            ]
          : [];
      return facts.filter(({ value }) => value !== '');
    },

    changes: ({ correzione }: Proposal): ChangeText[] =>
      (correzione?.modifiche ?? []).map(({ campo, prima, dopo, attuale }) => ({
        field: t(`fields.${campo}`),
        before: toValue(campo, prima),
        after: toValue(campo, dopo),
        now: attuale === prima ? '' : toValue(campo, attuale),
      })),
  };
}
