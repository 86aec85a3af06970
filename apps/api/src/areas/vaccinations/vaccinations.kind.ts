import { allowOnly } from '../../contract/allow-list.ts';
import type { components } from '../../contract/contract.gen.ts';
import {
  type Columns,
  clientDeletion,
  contractField,
  contractSchema,
  day,
  key,
  nullable,
  ownLevel,
  patient,
  text,
  user,
  value,
} from '../../records/columns.ts';
import { recordKind } from '../../records/kind.ts';
import { specialtiesOfAtc } from '../../records/specialties/atc.ts';
import { chosenSpecialties, shownSpecialties, toSpecialtiesColumn } from '../../records/specialties/choice.ts';
import { recordStore } from '../../records/store.ts';

export type Vaccination = components['schemas']['Vaccination'];

export const vaccinations = recordStore(
  recordKind({
    name: 'vaccination',
    title: 'The vaccination',
    table: 'tbl_vaccinaziones',
    id: 'id_vaccinazione',
    trash: 'deleted_on',
    level: 'id_livello_confidenzialita',
    order: [
      ['vaccinazione_data', 'desc'],
      ['id_vaccinazione', 'desc'],
    ],
    specialtyColumns: toSpecialtiesColumn,
    show: (row): Vaccination => ({
      id_vaccinazione: row.id_vaccinazione,
      id_paziente: row.id_paziente,
      author_id: row.author_id,
      id_vaccino: row.id_vaccino,
      vaccinazione_data: row.vaccinazione_data,
      vaccinazione_reazioni: row.vaccinazione_reazioni,
      vaccinazione_richiamo: row.vaccinazione_richiamo,
      id_livello_confidenzialita: row.id_livello_confidenzialita,
      vaccinidetails: { descrizione_breve: row.vaccino_nome, id_farmaco_codifa: row.id_vaccino },
      // Vaccinations concern the family doctor; see the ATC group J07.
      ...shownSpecialties(row.specialita, specialtiesOfAtc(row.vaccino_atc)),
      deleted_at: row.deleted_at,
      versione: row.updated_at,
    }),
    shared: {
      areas: ['vaccinations'],
      entry: (vaccination) => ({
        id: vaccination.id_vaccinazione,
        title: vaccination.vaccinidetails.descrizione_breve,
        date: vaccination.vaccinazione_data,
        level: vaccination.id_livello_confidenzialita,
        tags: vaccination.specialita,
      }),
      serve: allowOnly<Vaccination>()({
        id_vaccinazione: true,
        id_paziente: true,
        author_id: true,
        id_vaccino: true,
        vaccinazione_data: true,
        vaccinazione_reazioni: true,
        vaccinazione_richiamo: true,
        id_livello_confidenzialita: true,
        specialita: true,
        specialita_scelta: true,
        vaccinidetails: true,
        deleted_at: true,
        versione: true,
      }),
    },
    timeline: (database, patientId) =>
      database
        .selectFrom('tbl_vaccinaziones')
        .where('id_paziente', '=', patientId)
        .select(['id_vaccinazione as id', 'vaccinazione_data as data', 'vaccino_nome as titolo'])
        .select(['vaccinazione_reazioni as testo', 'id_livello_confidenzialita as livello', 'deleted_on as eliminato'])
        .select('id_vaccino as id_medicinale'),
  }),
);

export const vaccinationTables = {
  tbl_vaccinaziones: {
    id_vaccinazione: key,
    id_paziente: patient,
    author_id: user,
    id_vaccino: value(contractField('VaccinationSave', 'id_vaccino')),
    vaccino_nome: value(text(300)),
    vaccino_atc: value(nullable(text(20))),
    vaccinazione_data: value(day),
    vaccinazione_reazioni: value(contractField('VaccinationSave', 'vaccinazione_reazioni')),
    vaccinazione_richiamo: value(contractSchema('VaccineDose')),
    id_livello_confidenzialita: ownLevel,
    specialita: chosenSpecialties,
    ...clientDeletion,
  } satisfies Columns<'tbl_vaccinaziones'>,
};
