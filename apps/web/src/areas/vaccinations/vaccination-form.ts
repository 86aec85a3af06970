import { VaccinationSave as maxLengths } from '@libretto/api-client/max-lengths';
import type { Schema } from '@libretto/api-client/schema';
import * as v from 'valibot';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { type DraftOf, defineForm, type ValuesOf } from '../../shared/forms/fields.ts';
import {
  chosen,
  confidentialityLevel,
  type PastDayRules,
  pastDay,
  requiredText,
  type TextRules,
} from '../../shared/forms/record-fields.ts';
import type { Vaccination } from './vaccinations.queries.ts';

export const doses = [1, 2, 3] as const;

const vaccine = v.nullable(v.object({ id_farmaco_codifa: v.string(), descrizione_breve: v.string() }));
const toDose = (text: string) => doses.find((dose) => String(dose) === text);

export const vaccinationForm = defineForm<Vaccination, Schema<'VaccinationSave'>, TextRules & PastDayRules>()(
  {
    vaccino: {
      draft: vaccine,
      empty: null,
      read: ({ vaccinidetails: { id_farmaco_codifa, descrizione_breve } }) => ({
        id_farmaco_codifa,
        descrizione_breve,
      }),
      rule: ({ required }) =>
        v.pipe(
          vaccine,
          v.check((value) => value !== null, required),
        ),
      send: () => undefined,
    },
    vaccinazione_data: { draft: v.string(), empty: '', rule: pastDay },
    vaccinazione_reazioni: requiredText(maxLengths.vaccinazione_reazioni),
    vaccinazione_richiamo: {
      draft: v.string(),
      empty: '',
      read: ({ vaccinazione_richiamo }) => String(vaccinazione_richiamo),
      rule: ({ required }) =>
        v.pipe(
          v.string(),
          v.check((dose) => toDose(dose) !== undefined, required),
        ),
      send: (dose) => chosen(toDose(dose)),
    },
    id_livello_confidenzialita: confidentialityLevel(strictest),
  },
  { id_vaccinazione: v.number() },
);

export type VaccinationValues = ValuesOf<typeof vaccinationForm>;
export type VaccinationDraft = DraftOf<typeof vaccinationForm>;

export const vaccinationBody = (values: VaccinationValues, vaccination: Vaccination | undefined) => ({
  ...vaccinationForm.body(values, vaccination),
  id_vaccino: chosen(values.vaccino).id_farmaco_codifa,
});
