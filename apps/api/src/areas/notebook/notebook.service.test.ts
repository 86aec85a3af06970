import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BareDatabase, type Owner, openBareDatabase } from '../../../test/bare-database.ts';
import { noon } from '../../../test/clock.ts';
import { insertBlobs, storeBlob } from '../../blobs/blobs.repository.ts';
import type { BlobStore } from '../../blobs/blobs.ts';
import { timestamp } from '../../clock.ts';
import { notebook } from './notebook.kind.ts';
import { findLiveEntry, insertZones } from './notebook.repository.ts';
import { notebookService } from './notebook.service.ts';

const stored = new Map<string, Buffer>();
const blobs = {
  async put(bytes: Uint8Array) {
    const key = `blob ${stored.size}`;
    stored.set(key, Buffer.from(bytes));
    return key;
  },
  get: async (key: string) => stored.get(key),
} as BlobStore;

let bare: BareDatabase;
let owner: Owner;
let other: Owner;
beforeAll(async () => {
  bare = await openBareDatabase();
  [owner, other] = [await bare.addPerson(), await bare.addPerson()];
});
afterAll(() => bare.close());

const zones = [
  { zona_lato: 'anteriore', zona_regione: '120', zona_livello: 2 },
  { zona_lato: 'posteriore', zona_regione: '201', zona_livello: 1 },
] as const;

async function draw(taccuino_descrizione: string) {
  const { database } = bare;
  const sides = await Promise.all(
    ['front', 'back'].map((side) => storeBlob(blobs, 'image/png', Buffer.from(`${taccuino_descrizione} ${side}`))),
  );
  await insertBlobs(database, owner.id_paziente, sides, noon);
  const [taccuino_report_anteriore = '', taccuino_report_posteriore = ''] = sides.map(({ blob_key }) => blob_key);
  const content = {
    taccuino_2d_drawn: 1 as const,
    taccuino_data: '2026-03-01',
    taccuino_descrizione,
    taccuino_intensita: null,
    taccuino_andamento: null,
    taccuino_momento: null,
  };
  return notebook.insert(database, owner, { ...content, taccuino_report_anteriore, taccuino_report_posteriore }, noon);
}

const remove = (id: number) =>
  bare.database
    .updateTable('tbl_taccuinos')
    .set({ deleted_at: timestamp(noon) })
    .where('id_taccuino', '=', id)
    .execute();

const toDataUrl = (text: string) => `data:image/png;base64,${Buffer.from(text).toString('base64')}`;

// covers P-26
test("returns drawings to the entry's patient until the entry is deleted", async () => {
  const { drawings, findOwner: patientOf } = notebookService({ database: bare.database, blobs });
  const [{ id_taccuino: id }, { id_taccuino: second }] = [await draw('schiena'), await draw('collo')];
  expect(await drawings(owner.id_paziente, id)).toEqual({
    taccuino_report_anteriore: toDataUrl('schiena front'),
    taccuino_report_posteriore: toDataUrl('schiena back'),
  });
  expect(await patientOf(id)).toBe(owner.id_paziente);
  await expect(drawings(other.id_paziente, id)).rejects.toMatchObject({ status: 404 });
  await expect(drawings(owner.id_paziente, second + 1)).rejects.toMatchObject({ status: 404 });
  await remove(id);
  await expect(drawings(owner.id_paziente, id)).rejects.toMatchObject({ status: 404 });
  expect(await patientOf(id)).toBeUndefined();
  expect(await patientOf(second)).toBe(owner.id_paziente);
});

// covers P-26
test('finds an entry with its own zones until it is deleted', async () => {
  const { database } = bare;
  const [first, second] = [await draw('schiena'), await draw('collo')];
  await insertZones(database, first.id_taccuino, zones.toReversed());
  await insertZones(database, second.id_taccuino, []);
  const found = (row: typeof first) => findLiveEntry(database, row.id_taccuino);
  expect(await found(first)).toEqual({ ...notebook.kind.show(first), taccuino_zone: zones });
  expect(await found(second)).toEqual({ ...notebook.kind.show(second), taccuino_zone: [] });
  expect(await findLiveEntry(database, second.id_taccuino + 1)).toBeUndefined();
  await remove(first.id_taccuino);
  expect(await found(first)).toBeUndefined();
});
