import { namesDrug } from '../../allergens.ts';
import { allowOnly } from '../../contract/allow-list.ts';
import type { components } from '../../contract/contract.gen.ts';
import {
  type Columns,
  contractField,
  contractSchema,
  day,
  deletion,
  key,
  ownLevel,
  patient,
  retained,
  retainedMonth,
  user,
  value,
} from '../../records/columns.ts';
import { recordKind } from '../../records/kind.ts';
import { chosenSpecialties, shownSpecialties, toSpecialtiesColumn } from '../../records/specialties/choice.ts';
import { specialtiesOfDiagnosis } from '../../records/specialties/diagnoses.ts';
import { recordStore } from '../../records/store.ts';

export type Diagnosis = components['schemas']['Diagnosis'];

export const excluded = '2';

type Ranked = Pick<Diagnosis, 'tipo_diagnosi' | 'diagnosi_stato' | 'diagnosi_patologia'>;

/** Allergies to medicines come first wherever only the first ones fit, then the other allergies. */
function rank({ tipo_diagnosi, diagnosi_stato, diagnosi_patologia }: Ranked): number {
  if (tipo_diagnosi === 'Diagnosi' || diagnosi_stato === excluded) return 2;
  if (namesDrug(diagnosi_patologia)) return 0;
  return tipo_diagnosi === 'Allergia' ? 1 : 2;
}

export const diagnoses = recordStore(
  recordKind({
    name: 'diagnosis',
    title: 'The diagnosis',
    table: 'diagnosi',
    id: 'id_diagnosi',
    trash: 'deleted_at',
    level: 'id_livello_confidenzialita',
    order: [
      ['diagnosi_inserimento', 'desc'],
      ['id_diagnosi', 'desc'],
    ],
    rank,
    specialtyColumns: toSpecialtiesColumn,
    show: (row): Diagnosis => ({
      id_diagnosi: row.id_diagnosi,
      id_paziente: row.id_paziente,
      author_id: row.author_id,
      diagnosi_stato: row.diagnosi_stato,
      tipo_diagnosi: row.tipo_diagnosi,
      diagnosi_patologia: row.diagnosi_patologia,
      diagnosiDetails: { careprovider: row.careprovider },
      diagnosi_inserimento: row.diagnosi_inserimento,
      id_livello_confidenzialita: row.id_livello_confidenzialita,
      id_livelo_confidenzialita: row.id_livello_confidenzialita,
      ...shownSpecialties(row.specialita, specialtiesOfDiagnosis(row)),
      deleted_at: row.deleted_at,
      versione: row.updated_at,
    }),
    shared: {
      areas: ['allergies', 'diagnoses'],
      entry: ({ tipo_diagnosi, diagnosi_stato, ...diagnosis }) => ({
        id: diagnosis.id_diagnosi,
        title: diagnosis.diagnosi_patologia,
        date: diagnosis.diagnosi_inserimento,
        level: diagnosis.id_livello_confidenzialita,
        tags: diagnosis.specialita,
        // Ruled-out allergies are listed as diagnoses: they are irrelevant in an emergency.
        area: tipo_diagnosi !== 'Diagnosi' && diagnosi_stato !== excluded ? 'allergies' : 'diagnoses',
      }),
      serve: allowOnly<Diagnosis>()({
        id_diagnosi: true,
        id_paziente: true,
        author_id: true,
        diagnosi_stato: true,
        tipo_diagnosi: true,
        diagnosi_patologia: true,
        diagnosiDetails: true,
        diagnosi_inserimento: true,
        id_livello_confidenzialita: true,
        id_livelo_confidenzialita: true,
        specialita: true,
        specialita_scelta: true,
        deleted_at: true,
        versione: true,
      }),
    },
    timeline: (database, patientId) =>
      database
        .selectFrom('diagnosi')
        .where('id_paziente', '=', patientId)
        .select(['id_diagnosi as id', 'diagnosi_inserimento as data', 'diagnosi_patologia as titolo'])
        .select(['careprovider as testo', 'id_livello_confidenzialita as livello', 'deleted_at as eliminato'])
        .select(['diagnosi_stato as stato', 'tipo_diagnosi']),
  }),
);

export const diagnosisTables = {
  diagnosi: {
    id_diagnosi: key,
    id_paziente: patient,
    author_id: user,
    diagnosi_stato: retained(value(contractSchema('DiagnosisStatus'))),
    tipo_diagnosi: retained(value(contractSchema('DiagnosisType'))),
    diagnosi_patologia: value(contractField('DiagnosisSave', 'diagnosi_patologia')),
    careprovider: value(contractField('DiagnosisDetails', 'careprovider')),
    diagnosi_inserimento: retainedMonth(value(day)),
    id_livello_confidenzialita: ownLevel,
    specialita: chosenSpecialties,
    ...deletion,
  } satisfies Columns<'diagnosi'>,
};
