import { sql } from 'kysely';
import { allowOnly } from '../../contract/allow-list.ts';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import {
  addedLater,
  blob,
  type Columns,
  clientDeletion,
  contractField,
  contractFields,
  contractSchema,
  day,
  key,
  nullable,
  ownLevel,
  patient,
  refersTo,
  user,
  value,
} from '../../records/columns.ts';
import { recordKind } from '../../records/kind.ts';
import { chosenSpecialties, shownSpecialties, toSpecialtiesColumn } from '../../records/specialties/choice.ts';
import { ofPain, specialtiesOfRegions } from '../../records/specialties/regions.ts';
import { recordStore } from '../../records/store.ts';
import { cleanDrawing, maxDrawingSize } from './png.ts';

export type Entry = components['schemas']['NotebookEntry'];
export type Zone = components['schemas']['NotebookZone'];

const selectZones = (database: Queries, patientId: number) =>
  database
    .selectFrom('taccuino_zone')
    .innerJoin('tbl_taccuinos', 'tbl_taccuinos.id_taccuino', 'taccuino_zone.id_taccuino')
    .select(['taccuino_zone.id_taccuino', 'zona_lato', 'zona_regione', 'zona_livello'])
    .where('id_paziente', '=', patientId)
    .orderBy('zona_regione');

const queryZonesOfPatient = prepared({ patientId: -1 }, (database, { patientId }) => selectZones(database, patientId));
const queryZonesOfEntry = prepared({ patientId: -1, id: -2 }, (database, { patientId, id }) =>
  selectZones(database, patientId).where('taccuino_zone.id_taccuino', '=', id),
);

async function readZones(database: Queries, entries: readonly Entry[]) {
  const [first] = entries;
  if (first === undefined) return [];
  const { id_paziente: patientId, id_taccuino: id } = first;
  return entries.length === 1
    ? queryZonesOfEntry(database, { patientId, id })
    : queryZonesOfPatient(database, { patientId });
}

export const notebook = recordStore(
  recordKind({
    name: 'notebook',
    title: 'The entry',
    table: 'tbl_taccuinos',
    id: 'id_taccuino',
    trash: 'deleted_on',
    level: 'id_livello_confidenzialita',
    order: [
      ['taccuino_data', 'desc'],
      ['id_taccuino', 'desc'],
    ],
    specialtyColumns: toSpecialtiesColumn,
    show: (row): Entry => ({
      id_taccuino: row.id_taccuino,
      id_paziente: row.id_paziente,
      author_id: row.author_id,
      taccuino_2d_drawn: row.taccuino_2d_drawn,
      taccuino_data: row.taccuino_data,
      taccuino_descrizione: row.taccuino_descrizione,
      taccuino_zone: [],
      taccuino_intensita: row.taccuino_intensita,
      taccuino_andamento: row.taccuino_andamento,
      taccuino_momento: row.taccuino_momento,
      id_livello_confidenzialita: row.id_livello_confidenzialita,
      ...shownSpecialties(row.specialita, ofPain),
      deleted_at: row.deleted_at,
      versione: row.updated_at,
    }),
    async withParts(database, entries) {
      const zones = Map.groupBy(await readZones(database, entries), ({ id_taccuino }) => id_taccuino);
      return entries.map((entry) => {
        const marked = (zones.get(entry.id_taccuino) ?? []).map(({ id_taccuino: _, ...zone }) => zone);
        const specialita = entry.specialita_scelta
          ? entry.specialita
          : [...specialtiesOfRegions(marked.map(({ zona_regione }) => zona_regione))];
        return { ...entry, taccuino_zone: marked, specialita };
      });
    },
    shared: {
      areas: ['notebook'],
      tags: ofPain,
      entry: (entry) => ({
        id: entry.id_taccuino,
        title: entry.taccuino_descrizione,
        date: entry.taccuino_data,
        level: entry.id_livello_confidenzialita,
        tags: entry.specialita,
      }),
      serve: allowOnly<Entry>()({
        id_taccuino: true,
        id_paziente: true,
        author_id: true,
        taccuino_2d_drawn: true,
        taccuino_data: true,
        taccuino_descrizione: true,
        taccuino_zone: true,
        taccuino_intensita: true,
        taccuino_andamento: true,
        taccuino_momento: true,
        id_livello_confidenzialita: true,
        specialita: true,
        specialita_scelta: true,
        deleted_at: true,
        versione: true,
      }),
    },
    timeline: (database, patientId) =>
      database
        .selectFrom('tbl_taccuinos')
        .where('id_paziente', '=', patientId)
        .select(['id_taccuino as id', 'taccuino_data as data', 'taccuino_descrizione as titolo'])
        .select(['id_livello_confidenzialita as livello', 'deleted_on as eliminato'])
        .select(
          sql<string>`case when taccuino_intensita is null then '' else taccuino_intensita || '/10' end`.as('testo'),
        ),
  }),
);

const drawing = blob({
  name: ({ id_taccuino }, field) => `taccuino-${id_taccuino}-${field.split('_').at(-1)}.png`,
  mediaType: () => 'image/png',
  maxBytes: maxDrawingSize,
  isValid: async (bytes) => (await cleanDrawing(bytes)).equals(bytes),
});

export const notebookTables = {
  tbl_taccuinos: {
    id_taccuino: key,
    id_paziente: patient,
    author_id: user,
    taccuino_2d_drawn: value({ const: 1 }),
    taccuino_data: value(day),
    taccuino_descrizione: value(contractSchema('NotebookDescription')),
    taccuino_intensita: addedLater(value(nullable(contractSchema('PainIntensity')))),
    taccuino_andamento: addedLater(value(nullable(contractSchema('PainCourse')))),
    taccuino_momento: addedLater(value(nullable(contractSchema('PainTimeOfDay')))),
    taccuino_report_anteriore: drawing,
    taccuino_report_posteriore: drawing,
    id_livello_confidenzialita: ownLevel,
    specialita: chosenSpecialties,
    ...clientDeletion,
  } satisfies Columns<'tbl_taccuinos'>,
  taccuino_zone: {
    id_taccuino: refersTo('tbl_taccuinos'),
    ...contractFields('NotebookZone'),
    zona_regione: value(contractField('NotebookZone', 'zona_regione'), {
      check: (region, { zona_lato }) => String(region).startsWith('1') === (zona_lato === 'anteriore'),
    }),
  } satisfies Columns<'taccuino_zone'>,
};
