import type { Selectable } from 'kysely';
import { allowOnly } from '../../contract/allow-list.ts';
import type { components } from '../../contract/contract.gen.ts';
import {
  addedLater,
  type Columns,
  contractField,
  contractSchema,
  day,
  deletion,
  doctor,
  json,
  key,
  nullable,
  ownLevel,
  patient,
  refersTo,
  text,
  timestampColumn,
  user,
  value,
} from '../../records/columns.ts';
import { recordKind } from '../../records/kind.ts';
import { specialtiesOfAtc } from '../../records/specialties/atc.ts';
import { chosenSpecialties, shownSpecialties, toSpecialtiesColumn } from '../../records/specialties/choice.ts';
import { recordStore } from '../../records/store.ts';
import { joinNonEmpty } from '../../records/timeline.ts';
import type { TherapiesTable } from './therapies.table.ts';

export type Therapy = components['schemas']['Therapy'];
type TherapyRow = Selectable<TherapiesTable>;

function toTherapy(row: TherapyRow): Therapy {
  return {
    id_terapie: row.id_terapie,
    id_paziente: row.id_paziente,
    author_id: row.author_id,
    id_farmaco_codifa: row.id_farmaco_codifa,
    farmaco: { descrizione_breve: row.descrizione_breve, somministrazione: row.somministrazione },
    tipo_terapia: row.tipo_terapia,
    terapie_stato: row.tipo_terapia,
    quantita_farmaceutica: row.quantita_farmaceutica,
    frequenza_farmaceutica: row.frequenza_farmaceutica,
    data_inizio: row.data_inizio,
    data_fine: row.data_fine,
    id_diagnosi: row.id_diagnosi,
    id_prescrittore: row.id_prescrittore,
    prescrittore: row.prescrittore,
    note: row.note,
    orari: JSON.parse(row.orari),
    giorni: JSON.parse(row.giorni),
    confezione:
      row.confezione_pezzi === null || row.confezione_dal === null
        ? null
        : { pezzi: row.confezione_pezzi, dal: row.confezione_dal, al_giorno: row.confezione_al_giorno },
    interazioni_accettate: row.interazioni_accettate === null ? null : JSON.parse(row.interazioni_accettate),
    id_livello_confidenzialita: row.id_livello_confidenzialita,
    ...shownSpecialties(row.specialita, specialtiesOfAtc(row.farmaco_atc)),
    inserita_il: row.created_at,
    deleted_at: row.deleted_at,
    versione: row.updated_at,
  };
}

const areas = ['forbidden-drugs', 'current-therapies', 'past-therapies'] as const;

const servedFields = allowOnly<Therapy>()({
  id_terapie: true,
  id_paziente: true,
  author_id: true,
  id_farmaco_codifa: true,
  farmaco: true,
  sostanza: true,
  codice_atc: true,
  tipo_terapia: true,
  terapie_stato: true,
  quantita_farmaceutica: true,
  frequenza_farmaceutica: true,
  data_inizio: true,
  data_fine: true,
  // Added by `serve` unless the diagnosis is hidden.
  id_diagnosi: false,
  id_prescrittore: true,
  prescrittore: true,
  note: true,
  orari: true,
  giorni: true,
  confezione: true,
  // Findings name other medicines, allergies and reactions, which may be hidden.
  interazioni_accettate: false,
  id_livello_confidenzialita: true,
  specialita: true,
  specialita_scelta: true,
  inserita_il: false,
  deleted_at: true,
  versione: true,
});

export const therapies = recordStore(
  recordKind({
    name: 'therapy',
    title: 'The therapy',
    table: 'tbl_terapie',
    id: 'id_terapie',
    trash: 'deleted_at',
    level: 'id_livello_confidenzialita',
    order: [
      ['data_inizio', 'desc'],
      ['id_terapie', 'desc'],
    ],
    specialtyColumns: toSpecialtiesColumn,
    show: toTherapy,
    shared: {
      areas,
      entry: (therapy) => ({
        id: therapy.id_terapie,
        title: therapy.farmaco.descrizione_breve,
        date: therapy.data_inizio,
        level: therapy.id_livello_confidenzialita,
        tags: therapy.specialita,
        area: areas[therapy.tipo_terapia],
      }),
      serve: (therapy, sees) => ({
        interazioni_accettate: null,
        id_diagnosi:
          therapy.id_diagnosi !== null && sees('diagnosis', therapy.id_diagnosi) ? therapy.id_diagnosi : null,
        ...servedFields(therapy),
      }),
    },
    timeline: (database, patientId) =>
      database
        .selectFrom('tbl_terapie')
        .where('id_paziente', '=', patientId)
        .select(['id_terapie as id', 'data_inizio as data', 'descrizione_breve as titolo', 'deleted_at as eliminato'])
        .select([
          'id_livello_confidenzialita as livello',
          'tipo_terapia as stato',
          'id_farmaco_codifa as id_medicinale',
        ])
        .select((eb) => [
          eb
            .case()
            // Omits the dose that a forbidden drug had as a therapy.
            .when('tipo_terapia', '=', 0)
            .then(joinNonEmpty('prescrittore', 'note'))
            .else(joinNonEmpty('quantita_farmaceutica', 'frequenza_farmaceutica', 'prescrittore', 'note'))
            .end()
            .as('testo'),
        ]),
  }),
);

export const toNamedMedicine = ({ id_terapie, id_farmaco_codifa, farmaco: { descrizione_breve } }: Therapy) => ({
  id_terapie,
  id_farmaco_codifa: id_farmaco_codifa ?? '',
  descrizione_breve,
});

export const therapyTables = {
  tbl_terapie: {
    id_terapie: key,
    id_paziente: patient,
    author_id: user,
    id_farmaco_codifa: value(nullable(contractSchema('DrugId'))),
    descrizione_breve: value(contractField('TherapyDrug', 'descrizione_breve')),
    somministrazione: value(contractField('TherapyDrug', 'somministrazione')),
    farmaco_atc: addedLater(value(nullable(text(20)))),
    tipo_terapia: value(contractSchema('TherapyType')),
    quantita_farmaceutica: value(contractField('TherapySave', 'quantita_farmaceutica')),
    frequenza_farmaceutica: value(contractField('TherapySave', 'frequenza_farmaceutica')),
    data_inizio: value(day),
    data_fine: value(nullable(day)),
    id_diagnosi: refersTo('diagnosi', true),
    id_prescrittore: doctor,
    prescrittore: value(contractField('TherapySave', 'prescrittore')),
    note: value(contractField('TherapySave', 'note')),
    orari: json({ type: 'array', items: contractSchema('DoseTime') }),
    giorni: json(contractSchema('Weekdays')),
    confezione_pezzi: value(nullable(contractField('MedicineBox', 'pezzi'))),
    confezione_dal: value(nullable(day)),
    confezione_al_giorno: value(contractField('MedicineBox', 'al_giorno')),
    interazioni_accettate: json(nullable(contractSchema('AcceptedInteractions'))),
    id_livello_confidenzialita: ownLevel,
    specialita: chosenSpecialties,
    ...deletion,
  } satisfies Columns<'tbl_terapie'>,
  assunzioni: {
    id_terapie: refersTo('tbl_terapie'),
    id_paziente: patient,
    giorno: value(day),
    ora: value(contractSchema('TimeOfDay')),
    esito: value(contractSchema('DoseOutcome')),
    segnata_il: timestampColumn,
  } satisfies Columns<'assunzioni'>,
};
