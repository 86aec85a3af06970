import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BareDatabase, type Owner, openBareDatabase } from '../../test/bare-database.ts';
import { noon } from '../../test/clock.ts';
import { emergencyContacts, otherContacts } from '../areas/contacts/contacts.kind.ts';
import { diagnoses } from '../areas/diagnoses/diagnoses.kind.ts';
import { exams } from '../areas/exams/exams.kind.ts';
import { files } from '../areas/files/files.kind.ts';
import { links } from '../areas/links/links.kind.ts';
import { insertBlobs } from '../blobs/blobs.repository.ts';
import { timestamp } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { recordStore } from './store.ts';

let bare: BareDatabase;
let database: Database;
let owner: Owner;
let other: Owner;
beforeAll(async () => {
  bare = await openBareDatabase();
  ({ database } = bare);
});
afterAll(() => bare.close());
beforeEach(async () => {
  [owner, other] = [await bare.addPerson(), await bare.addPerson()];
});

const at = timestamp(noon);
const later = timestamp(noon + 1000);

const diagnosis = (diagnosi_patologia: string, diagnosi_inserimento = '2026-03-01') => ({
  diagnosi_stato: '0' as const,
  tipo_diagnosi: 'Diagnosi' as const,
  diagnosi_patologia,
  careprovider: 'Anna Base',
  diagnosi_inserimento,
});
const link = { name: 'x', link: 'https://libretto.example', descrizione: '', type: null };
const contact = (contatto_nominativo: string) => ({ contatto_nominativo, contatto_telefono: '051 123 4567' });
const exam = {
  indagine_tipologia: 'Emocromo',
  indagine_categoria: null,
  indagine_stato: '2' as const,
  indagine_motivo: '',
  indagine_data_display: '2026-03-01',
  indagine_ora: null,
  id_diagn_investigations: null,
  id_centro_indagine: null,
  altro_centro: '',
  careprovider: '',
};

const addDiagnosis = (name: string, day?: string, to = owner) =>
  diagnoses.insert(database, to, diagnosis(name, day), noon);
const remove = (table: 'diagnosi' | 'indagini', change: object) =>
  database.updateTable(table).set(change).where('id_paziente', '=', owner.id_paziente).execute();

let blobs = 0;
async function addFile(id_indagine: number | null) {
  blobs += 1;
  const blob_key = `blob ${blobs}`;
  await insertBlobs(database, owner.id_paziente, [{ blob_key, media_type: '', bytes: 1, digest: '' }], noon);
  const content = {
    id_indagine,
    file_nome: 'referto.txt',
    file_type: 'text/plain',
    bytes: 1,
    type: 'documento' as const,
    file_commento: '',
    data_rilievo: '2026-03-01',
    tags: '[]',
    kardia_note: '',
    impronta_misura: null,
    blob_key,
  };
  return files.insert(database, owner, content, noon);
}

describe('a new record', () => {
  test('has its owner, content, timestamps and the strictest level', async () => {
    expect(await addDiagnosis('Artrite')).toEqual({
      id_diagnosi: expect.any(Number),
      ...owner,
      ...diagnosis('Artrite'),
      id_livello_confidenzialita: 6,
      specialita: null,
      deleted_at: null,
      created_at: at,
      updated_at: at,
    });
    expect(await exams.insert(database, owner, exam, noon)).toMatchObject({
      ...{ id_livello_confidenzialita: 6, deleted_at: null, deleted_on: null },
    });
  });

  test('has the chosen level if its kind has levels', async () => {
    const chosen = await diagnoses.insert(database, owner, diagnosis('Artrite'), noon, 2);
    expect(chosen.id_livello_confidenzialita).toBe(2);
    const unlevelled = await links.insert(database, owner, link, noon, 2);
    expect(unlevelled).not.toHaveProperty('id_livello_confidenzialita');
    expect(await links.setLevel(database, owner.id_paziente, unlevelled.linkid, 3, noon)).toBe(false);
  });

  test('belongs to its kind in a shared table', async () => {
    const emergency = await emergencyContacts.insert(database, owner, contact('Zia Rosa'), noon);
    const another = await otherContacts.insert(database, owner, contact('Zio Pino'), noon);
    expect([emergency, another].map(({ id_contatto_tipologia: type }) => type)).toEqual([10, 0]);
    expect(await emergencyContacts.rows(database, owner.id_paziente)).toEqual([emergency]);
    expect(await otherContacts.rows(database, owner.id_paziente)).toEqual([another]);
    expect(await otherContacts.find(database, owner.id_paziente, emergency.id_contatto)).toBeUndefined();
    expect(await otherContacts.findById(database, emergency.id_contatto)).toBeUndefined();
  });
});

describe('a record is found', () => {
  test('by ID and patient, deleted or not', async () => {
    const [row, second] = [await addDiagnosis('Artrite'), await addDiagnosis('Gotta')];
    const find = (patientId: number, id: number) => diagnoses.find(database, patientId, id);
    expect(await find(owner.id_paziente, row.id_diagnosi)).toEqual(row);
    expect(await find(owner.id_paziente, second.id_diagnosi)).toEqual(second);
    expect(await find(other.id_paziente, row.id_diagnosi)).toBeUndefined();
    expect(await find(owner.id_paziente, second.id_diagnosi + 1)).toBeUndefined();
    await remove('diagnosi', { deleted_at: later });
    expect(await find(owner.id_paziente, row.id_diagnosi)).toEqual({ ...row, deleted_at: later });
  });

  test('by ID alone unless deleted', async () => {
    const row = await addDiagnosis('Artrite');
    expect(await diagnoses.findById(database, row.id_diagnosi)).toEqual(row);
    expect(await diagnoses.findById(database, row.id_diagnosi + 1)).toBeUndefined();
    await remove('diagnosi', { deleted_at: later });
    expect(await diagnoses.findById(database, row.id_diagnosi)).toBeUndefined();
  });

  test('by ID and patient as the contract represents it, with whether it is deleted', async () => {
    const row = await addDiagnosis('Artrite');
    const find = (patientId: number) => diagnoses.findShown(database, patientId, row.id_diagnosi);
    const shown = await diagnoses.show(database, row);
    expect(await find(owner.id_paziente)).toEqual({ shown, deleted: false });
    expect(await find(other.id_paziente)).toBeUndefined();
    await remove('diagnosi', { deleted_at: later });
    expect(await find(owner.id_paziente)).toMatchObject({ deleted: true });
  });

  test('with its parent, unless that is deleted', async () => {
    const { id_indagine } = await exams.insert(database, owner, exam, noon);
    const [alone, attached] = [await addFile(null), await addFile(id_indagine)];
    const ids = async () => (await files.rows(database, owner.id_paziente)).map(({ id_file }) => id_file);
    expect(await ids()).toEqual([attached.id_file, alone.id_file]);
    await remove('indagini', { deleted_at: later });
    expect(await ids()).toEqual([alone.id_file]);
    expect(await files.find(database, owner.id_paziente, attached.id_file)).toBeUndefined();
    expect(await files.findById(database, attached.id_file)).toBeUndefined();
    expect(await files.findById(database, alone.id_file)).toEqual(alone);
  });
});

describe('the list of a kind', () => {
  test('contains the records of one patient that are not deleted, sorted', async () => {
    const old = await addDiagnosis('vecchia', '2026-01-01');
    const [first, second] = [await addDiagnosis('prima'), await addDiagnosis('seconda')];
    await addDiagnosis('di altri', '2026-03-02', other);
    expect(await diagnoses.rows(database, owner.id_paziente)).toEqual([second, first, old]);
    const shown = await diagnoses.list(database, owner.id_paziente);
    expect(shown.map(({ diagnosi_patologia: name }) => name)).toEqual(['seconda', 'prima', 'vecchia']);
    await remove('diagnosi', { deleted_at: later });
    expect(await diagnoses.rows(database, owner.id_paziente)).toEqual([]);
  });

  test('is sorted by its kind if columns are not sufficient', async () => {
    for (const name of ['Zoe', 'èrica', 'Bruno']) await otherContacts.insert(database, owner, contact(name), noon);
    const rows = await otherContacts.rows(database, owner.id_paziente);
    expect(rows.map(({ contatto_nominativo: name }) => name)).toEqual(['Bruno', 'èrica', 'Zoe']);
  });

  test('begins with rows of a low rank, computed once for each row', async () => {
    const names = ['Artrite', 'Asma', 'Gotta', 'Morbillo', 'Otite', 'Psoriasi', 'Rosolia', 'Varicella'];
    for (const name of names) await addDiagnosis(name);
    const asked: string[] = [];
    const store = recordStore({
      ...diagnoses.kind,
      rank({ diagnosi_patologia: name }) {
        asked.push(name);
        return name === 'Gotta' ? 0 : 1;
      },
    });
    const [first, second] = await store.rows(database, owner.id_paziente);
    expect([first, second].map((row) => row?.diagnosi_patologia)).toEqual(['Gotta', 'Varicella']);
    expect(asked.toSorted()).toEqual(names);
  });
});

test('finds records deleted at or after a time', async () => {
  const row = await addDiagnosis('Artrite');
  await addDiagnosis('di altri', '2026-03-02', other);
  const since = (moment: string) => diagnoses.deletedSince(database, owner.id_paziente, moment);
  expect(await since(at)).toEqual([]);
  await database.updateTable('diagnosi').set({ deleted_at: later }).execute();
  expect(await since(later)).toEqual([{ ...row, deleted_at: later }]);
  expect(await since(at)).toHaveLength(1);
  expect(await since(timestamp(noon + 1001))).toEqual([]);
  // The date sent by the client is not the time of deletion.
  await exams.insert(database, owner, exam, noon);
  await remove('indagini', { deleted_at: '2099-01-01', deleted_on: later });
  expect(await exams.deletedSince(database, owner.id_paziente, later)).toHaveLength(1);
  expect(await exams.deletedSince(database, owner.id_paziente, timestamp(noon + 1001))).toEqual([]);
});

test('finds undated records by their text, and none of dated kinds', async () => {
  const ada = await otherContacts.insert(database, owner, contact('Ada'), noon, 3);
  const link = { name: 'Emicrania', link: 'https://www.example.org/', descrizione: 'Da leggere', type: '' };
  const page = await links.insert(database, owner, link, noon);
  await otherContacts.insert(database, other, contact('Bruno'), noon);
  await addDiagnosis('Artrite');
  const own = [database, owner.id_paziente] as const;
  expect(await otherContacts.listUndated(...own)).toEqual([
    {
      ...{ tipo: 'contact', id_record: ada.id_contatto, data: null, titolo: 'Ada', testo: '051 123 4567' },
      id_livello_confidenzialita: 3,
    },
  ]);
  expect(await links.listUndated(...own)).toEqual([
    {
      ...{ tipo: 'link', id_record: page.linkid, data: null, titolo: 'Emicrania' },
      ...{ testo: 'Da leggere · https://www.example.org/', id_livello_confidenzialita: null },
    },
  ]);
  expect(await diagnoses.listUndated(...own)).toEqual([]);

  await database
    .updateTable('contatti')
    .set({ deleted_at: later })
    .where('id_contatto', '=', ada.id_contatto)
    .execute();
  await remove('diagnosi', { deleted_at: later });
  expect(await otherContacts.listUndated(...own)).toEqual([]);
  expect(await otherContacts.listUndatedInTrash(...own, at)).toEqual([
    {
      ...{ tipo: 'contact', id_record: ada.id_contatto, data: null, titolo: 'Ada', eliminato_il: later },
      contatto: otherContacts.kind.show(ada),
    },
  ]);
  await database.updateTable('link_personali').set({ deleted_at: later }).execute();
  expect(await links.listUndatedInTrash(...own, at)).toEqual([
    { tipo: 'link', id_record: page.linkid, data: null, titolo: 'Emicrania', eliminato_il: later },
  ]);
  expect(await otherContacts.listUndatedInTrash(...own, timestamp(noon + 1001))).toEqual([]);
  expect(await diagnoses.listUndatedInTrash(...own, at)).toEqual([]);
});

describe('a change', () => {
  test('requires the version that was read, increases it, and affects no other record', async () => {
    const [row, second] = [await addDiagnosis('Artrite'), await addDiagnosis('Gotta')];
    const changed = await diagnoses.update(database, row, { careprovider: 'Vera Rossi' }, noon + 1000);
    expect(changed).toEqual({ ...row, careprovider: 'Vera Rossi', updated_at: later });
    expect(await diagnoses.update(database, row, { careprovider: 'nessuno' }, noon + 2000)).toBeUndefined();
    expect(await diagnoses.rows(database, owner.id_paziente)).toEqual([second, changed]);
  });

  test('of the level affects one record of its owner unless deleted', async () => {
    const [row, second] = [await addDiagnosis('Artrite'), await addDiagnosis('Gotta')];
    const set = (patientId: number, id: number) => diagnoses.setLevel(database, patientId, id, 3, noon + 1000);
    expect(await set(other.id_paziente, row.id_diagnosi)).toBe(false);
    expect(await set(owner.id_paziente, second.id_diagnosi + 1)).toBe(false);
    expect(await set(owner.id_paziente, row.id_diagnosi)).toBe(true);
    const changed = { ...row, id_livello_confidenzialita: 3, updated_at: later };
    expect(await diagnoses.rows(database, owner.id_paziente)).toEqual([second, changed]);
    await remove('diagnosi', { deleted_at: later });
    expect(await set(owner.id_paziente, second.id_diagnosi)).toBe(false);
  });

  test('of the level succeeds despite a concurrent change', async () => {
    const { id_diagnosi } = await addDiagnosis('Artrite');
    const set = (level: number) => diagnoses.setLevel(database, owner.id_paziente, id_diagnosi, level, noon);
    expect(await Promise.all([set(2), set(4)])).toEqual([true, true]);
    const [row] = await diagnoses.rows(database, owner.id_paziente);
    // Both changes are applied with distinct versions; the second one wins.
    expect([row?.id_livello_confidenzialita, row?.updated_at]).toEqual([4, timestamp(noon + 2)]);
  });
});

describe('chosen specialties', () => {
  // covers P-26
  test('affect one record of its owner unless deleted, and return to the proposal', async () => {
    const [row, second] = [await addDiagnosis('Artrite'), await addDiagnosis('Gotta')];
    const choose = (patientId: number, { id_diagnosi }: typeof row, chosen: number[] | null, now = noon + 1000) =>
      diagnoses.setSpecialties(database, patientId, id_diagnosi, chosen, now);
    expect(await choose(other.id_paziente, row, [2])).toBeUndefined();
    const chosen = await choose(owner.id_paziente, row, [2, 14]);
    expect(chosen).toMatchObject({ diagnosi_patologia: 'Artrite', specialita: [2, 14], specialita_scelta: true });
    const [untouched, changed] = await diagnoses.rows(database, owner.id_paziente);
    expect(untouched).toEqual(second);
    expect(changed).toEqual({ ...row, specialita: '[2,14]', updated_at: later });
    const proposed = await choose(owner.id_paziente, row, null, noon + 2000);
    expect(proposed).toMatchObject({ specialita_scelta: false, versione: timestamp(noon + 2000) });
    await remove('diagnosi', { deleted_at: later });
    expect(await choose(owner.id_paziente, row, [2])).toBeUndefined();
  });

  test('are not for kinds without specialties', async () => {
    const { linkid } = await links.insert(database, owner, link, noon);
    expect(await links.setSpecialties(database, owner.id_paziente, linkid, [2], noon)).toBeUndefined();
  });
});

describe('the shown record', () => {
  test('includes data of other tables, which are not queried for empty lists', async () => {
    let asked = 0;
    const store = recordStore({
      ...diagnoses.kind,
      async withParts(_, shown) {
        asked += 1;
        return shown.map((one) => ({ ...one, diagnosi_patologia: `${one.diagnosi_patologia}, con parti` }));
      },
    });
    const row = await addDiagnosis('Artrite');
    expect((await store.show(database, row)).diagnosi_patologia).toBe('Artrite, con parti');
    expect((await diagnoses.show(database, row)).diagnosi_patologia).toBe('Artrite');
    expect(await store.showAll(database, [])).toEqual([]);
    expect(await diagnoses.showAll(database, [])).toEqual([]);
    expect(asked).toBe(1);
  });

  test('must not be empty', async () => {
    const store = recordStore({ ...diagnoses.kind, withParts: async () => [] });
    await expect(store.show(database, await addDiagnosis('Artrite'))).rejects.toMatchObject({
      status: 500,
      options: { cause: 'The diagnosis cannot be shown.' },
    });
  });
});
