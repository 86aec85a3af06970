import { isEmptyRecord } from './archive/record-rows.ts';
import type { RecordSpecialties, Records } from './area-services.ts';
import { setPartLevel } from './areas/anamnesis/anamnesis.repository.ts';
import { readCardCollections } from './card-collections.ts';
import type { AppContext } from './context.ts';
import { isStored, recordStores, sharing } from './kinds.ts';
import { upTo } from './policy/visibility.ts';
import { readNamedRecord, readWholeRecord, withMedicines } from './read-record.ts';
import { specialtiesOfCategory } from './records/specialties/investigations.ts';

const stores = Object.values(recordStores).flat();

const toSpecialties = (
  { specialita, specialita_scelta, versione }: Omit<RecordSpecialties, 'deleted'>,
  deleted: boolean,
): RecordSpecialties => ({ specialita, specialita_scelta, versione, deleted });

export function recordsService(app: Pick<AppContext, 'clock' | 'database' | 'timeZone'>): Records {
  const { database } = app;
  const whole: Records['readWhole'] = (patientId) => readWholeRecord(app, patientId);
  const named: Records['readNamed'] = (patientId) => readNamedRecord(app, patientId);
  return {
    ...sharing,
    readWhole: whole,
    withMedicines: async (patientId) => withMedicines(database, await whole(patientId)),
    readNamed: named,
    async readUpTo(patientId, level) {
      const { record, ...names } = await named(patientId);
      return { ...names, record: sharing.share(upTo(level), record).cartella };
    },
    // Stryker disable next-line StringLiteral: no table of a record is looked up by an address
    isEmpty: (person) => isEmptyRecord(database, { ...person, email: '' }),
    readCardCollections: (patientId) => readCardCollections(database, patientId),
    newPart(tipo, category) {
      const area = sharing.areas.find((shared) => shared.tipo === tipo && shared.padlock);
      if (area === undefined) return undefined;
      const tags = tipo === 'exam' ? specialtiesOfCategory(category) : area.tags;
      return { ...area, id_record: 0, titolo: '', data: null, livello: null, tags };
    },
    isDeletable: isStored,
    listUndated: async (patientId) =>
      (await Promise.all(stores.map((one) => one.listUndated(database, patientId)))).flat(),
    listUndatedInTrash: async (patientId, since) =>
      (await Promise.all(stores.map((one) => one.listUndatedInTrash(database, patientId, since)))).flat(),
    async findSpecialties(queries, patientId, { tipo, id_record }) {
      for (const store of recordStores[tipo]) {
        const found = await store.findShown(queries, patientId, id_record);
        if (found !== undefined) return toSpecialties(found.shown, found.deleted);
      }
      return undefined;
    },
    async setSpecialties(queries, patientId, { tipo, id_record }, chosen) {
      for (const store of recordStores[tipo]) {
        const shown = await store.setSpecialties(queries, patientId, id_record, chosen, app.clock());
        if (shown !== undefined) return toSpecialties(shown, false);
      }
      return undefined;
    },
    async setLevel(queries, patientId, { tipo, id_record, id_livello_confidenzialita: level }) {
      if (tipo === 'anamnesis') return setPartLevel(queries, patientId, id_record, level);
      if (!isStored(tipo)) return false;
      for (const store of recordStores[tipo]) {
        if (await store.setLevel(queries, patientId, id_record, level, app.clock())) return true;
      }
      return false;
    },
  };
}
