import { allowOnly } from '../../contract/allow-list.ts';
import type { components } from '../../contract/contract.gen.ts';
import {
  type Columns,
  contractField,
  contractFields,
  contractSchema,
  day,
  deletion,
  key,
  laterLevel,
  nullable,
  patient,
  refersTo,
  user,
  value,
} from '../../records/columns.ts';
import { recordKind } from '../../records/kind.ts';
import { recordStore } from '../../records/store.ts';

export type ReactionReport = components['schemas']['ReactionReport'];

export const reactions = recordStore(
  recordKind({
    name: 'reaction',
    title: 'The report',
    table: 'reazioni_avverse',
    id: 'id_reazione',
    trash: 'deleted_at',
    level: 'id_livello_confidenzialita',
    order: [
      ['date_reaction', 'desc'],
      ['id_reazione', 'desc'],
    ],
    show: ({
      author_id: id_utente,
      id_farmaco_codifa,
      descrizione_breve,
      created_at: _,
      updated_at: __,
      ...report
    }): ReactionReport => ({ ...report, id_utente, farmaco: { id_farmaco_codifa, descrizione_breve } }),
    shared: {
      areas: ['reactions'],
      entry: ({ id_reazione, farmaco, date_reaction, id_livello_confidenzialita: level }) => ({
        id: id_reazione,
        title: farmaco.descrizione_breve,
        date: date_reaction,
        level,
      }),
      serve: allowOnly<ReactionReport>()({
        id_reazione: true,
        id_paziente: true,
        id_utente: true,
        id_terapie: true,
        farmaco: true,
        id_structure_pharmacovigilance: true,
        date_last_menstruation: true,
        pregnancy: true,
        nursing_mother: true,
        reaction: true,
        date_reaction: true,
        severity: true,
        reaction_affect: true,
        reaction_duration: true,
        drugs_to_treat_reaction: true,
        reaction_now: true,
        batch_number: true,
        prescribed_by_doctor: true,
        care_provider_warned: true,
        reason: true,
        adverse_reaction_drug_suspended: true,
        first_assumption_date: true,
        last_assumption_date: true,
        how_many_times_day: true,
        how_drug_taken: true,
        drug_already_used: true,
        same_reaction: true,
        other_drugs_used: true,
        other_diseases: true,
        name_care_provider: true,
        contactable_care_provider: true,
        address_care_provider: true,
        phone_care_provider: true,
        patient_address: true,
        patient_phone: true,
        patient_email: true,
        data_inserimento: true,
        id_livello_confidenzialita: true,
        deleted_at: true,
      }),
    },
    timeline: (database, patientId) =>
      database
        .selectFrom('reazioni_avverse')
        .where('id_paziente', '=', patientId)
        .select(['id_reazione as id', 'date_reaction as data', 'descrizione_breve as titolo', 'reaction as testo'])
        .select(['deleted_at as eliminato', 'id_farmaco_codifa as id_medicinale'])
        .select('id_livello_confidenzialita as livello'),
  }),
);

export const reactionTables = {
  reazioni_avverse: {
    id_reazione: key,
    id_paziente: patient,
    author_id: user,
    id_terapie: refersTo('tbl_terapie'),
    id_farmaco_codifa: value(nullable(contractSchema('DrugId'))),
    descrizione_breve: value(contractField('TherapyDrug', 'descrizione_breve')),
    data_inserimento: value(day),
    ...contractFields('ReactionFields'),
    id_livello_confidenzialita: laterLevel,
    ...deletion,
  } satisfies Columns<'reazioni_avverse'>,
};
