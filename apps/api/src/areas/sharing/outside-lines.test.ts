import { compactDecrypt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillRecord } from '../../../test/filled-record.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import type { RecordPart } from '../../records/sharing.ts';
import { listOutside } from './outside-lines.ts';

const part = (change: Partial<RecordPart> = {}): RecordPart => ({
  ...{ tipo: 'exam', id_record: 7, area: 'exams', titolo: 'Ecocardiogramma', data: null },
  ...{ livello: 4, padlock: true, tags: [] },
  ...change,
});
const link = (aree: RecordPart['area'][], id_livello_confidenzialita: 1 | 4 | 6 = 6) => ({
  aree,
  id_livello_confidenzialita,
});

describe('a record outside a link', () => {
  test.each([
    ['above its level', link(['exams'], 1), part(), 'level', 'link'],
    ['of another area', link(['visits']), part(), 'area', 'link'],
    ['of its areas and up to its level', link(['exams'], 4), part(), 'later', 'link'],
    ['not on a visit sheet', link([]), part(), 'choice', 'foglio'],
    ['above the level of a visit sheet', link([], 1), part(), 'level', 'foglio'],
    ['that no sheet contains', link([]), part({ area: 'files', tipo: 'file' }), 'choice', 'nessuno'],
  ] as const)('%s', (_name, about, one, motivo, rimedio) => {
    const { tipo, id_record, area } = one;
    expect(listOutside(about, [{ tipo: 'exam', id_record: 8 }], [one])).toEqual([
      { tipo, id_record, area, motivo, rimedio, livello: 4 },
    ]);
  });

  test('is none that the link holds', () => {
    expect(listOutside(link(['visits'], 1), [{ tipo: 'exam', id_record: 7 }], [part()])).toEqual([]);
  });

  test('needs the stricter of the levels of an attachment and its parent', () => {
    const file = part({ tipo: 'file', id_record: 3, area: 'files', livello: 1, parent: part({ livello: 5 }) });
    expect(listOutside(link(['files'], 4), [], [file])).toMatchObject([{ motivo: 'level', livello: 5 }]);
  });
});

interface Line {
  tipo: string;
  id_record: number;
}
interface Preview {
  condivisione: object;
  cartella: object;
  righe_nascoste: (Line & { motivo: string; rimedio: string; livello: number })[];
  totale: number;
}
const hour = 3_600_000;
const everyArea = [
  ...['personal-details', 'emergency-contacts', 'other-contacts', 'notebook', 'exams', 'files', 'allergies'],
  ...['diagnoses', 'visits', 'readings', 'current-therapies', 'past-therapies', 'forbidden-drugs', 'vaccinations'],
  ...['reactions', 'anamnesis', 'pregnancies'],
];
const request = { etichetta: 'Controllo', contenuti: ['fhir'], id_livello_confidenzialita: 4, ore_di_validita: 24 };
const keys = (lines: readonly Line[]) => lines.map(({ tipo, id_record }) => `${tipo} ${id_record}`).sort();
/** Every name that `fillRecord` gives to a record with a level. */
const namesIn = (content: unknown) =>
  [...new Set(JSON.stringify(content).match(/\b[a-z]+-[146](?=["\\<])/g) ?? [])].sort();

onBothDatabases('with the eyes of a link', (kind) => {
  let now = noon;
  let server: TestServer;
  let person: Person;
  let other: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
    [person, other] = [await server.person(), await server.person()];
    await fillRecord(server, person);
    await fillRecord(server, other);
  });
  afterAll(() => server.close());

  const get = (path: string, { token } = person) => server.call('GET', `/api/${path}`, { token });
  async function create(change: object): Promise<{ id: number; path: string; key: string }> {
    const body = { ...request, ...change };
    const answer = await server.call('POST', '/api/condivisioni', { token: person.token, body });
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
    const { id_condivisione, collegamento } = answer.body;
    const { url, key } = JSON.parse(Buffer.from(collegamento.split('#shlink:/')[1], 'base64url').toString());
    return { id: id_condivisione, path: new URL(url).pathname, key };
  }
  async function open({ path, key }: Awaited<ReturnType<typeof create>>) {
    const { body } = await server.call('POST', path, { body: { recipient: 'Ambulatorio' } });
    const { plaintext } = await compactDecrypt(body.files[0].embedded, Buffer.from(key, 'base64url'));
    return JSON.parse(Buffer.from(plaintext).toString());
  }
  async function preview(id: number): Promise<Preview> {
    const { status, body } = await get(`condivisioni/${id}/vediCome`);
    expect(status).toBe(200);
    return body;
  }

  test.each([
    ['every area up to a level', { aree: everyArea }, 'incorso-4'],
    ['some areas', { aree: ['allergies', 'exams'], id_livello_confidenzialita: 6 }, 'esame-6'],
  ])('the patient sees what opening it gives: %s', async (_name, change, held) => {
    const created = await create(change);
    const [seen, opened] = [await preview(created.id), await open(created)];
    expect(namesIn(seen.cartella)).toEqual(namesIn(opened));
    expect(namesIn(seen.cartella)).toContain(held);
    const { body: lines } = await get(`condivisioni/${created.id}/voci`);
    expect(seen.totale - seen.righe_nascoste.length).toBe(lines.data.length);
    expect(keys(seen.righe_nascoste).filter((key) => keys(lines.data).includes(key))).toEqual([]);
  });

  test('a visit sheet shows the chosen records', async () => {
    const { body: all } = await get('preparaVisita?livello=6&dal=2026-01-01&al=2026-12-31');
    const voci = all.voci
      .filter(({ nome }: { nome: string }) => ['allergia-1', 'esame-4'].includes(nome))
      .map(({ tipo, id_record }: Line) => ({ tipo, id_record }));
    const visita = { id_livello_confidenzialita: 4, voci, motivo: '', domande: [] };
    const { id_livello_confidenzialita: _level, ...rest } = request;
    const { body } = await server.call('POST', '/api/condivisioni', {
      token: person.token,
      body: { ...rest, visita },
    });
    const seen = await preview(body.id_condivisione);
    expect(namesIn(seen.cartella)).toEqual(['allergia-1', 'esame-4']);
    const reasons = Object.groupBy(seen.righe_nascoste, ({ motivo, rimedio }) => `${motivo} ${rimedio}`);
    expect(Object.keys(reasons).sort()).toEqual(['choice foglio', 'choice nessuno', 'level foglio', 'level nessuno']);
  });

  test('a record written later stays outside, one that was deleted leaves, one that was raised stays', async () => {
    const contact = (nome: string, level: number, id = 0, type = 10) =>
      server.call('POST', `/api/salva/contattiemergenza/${id}`, {
        token: person.token,
        body: {
          ...{ contatto_nominativo: nome, contatto_telefono: '0511234567' },
          ...{ id_contatto_tipologia: type, id_livello_confidenzialita: level },
        },
      });
    const first = (await contact('prima', 2)).body.id_contatto;
    const { id } = await create({ aree: ['emergency-contacts'] });
    const later = (await contact('dopo', 2)).body.id_contatto;
    const seen = await preview(id);
    expect(JSON.stringify(seen.cartella)).toContain('prima');
    expect(seen.righe_nascoste).toContainEqual({
      ...{ tipo: 'contact', id_record: later, area: 'emergency-contacts' },
      ...{ motivo: 'later', rimedio: 'link', livello: 2 },
    });
    await contact('prima', 6, first);
    const raised = await preview(id);
    // The link is a snapshot: it still shows the record.
    expect(JSON.stringify(raised.cartella)).toContain('prima');
    const notice = { tipo: 'contact', id_record: first };
    expect(raised.condivisione).toMatchObject({ avvisi: [{ ...notice, motivo: 'riservata' }] });
    await contact('prima', 6, first, -1);
    const deleted = await preview(id);
    expect(JSON.stringify(deleted.cartella)).not.toContain('prima');
    expect(deleted.totale).toBe(raised.totale - 1);
    expect(deleted.condivisione).toMatchObject({ avvisi: [{ ...notice, motivo: 'eliminata' }] });
  });

  test("another person's link, an unknown one and one that has ended are missing", async () => {
    const { id } = await create({ aree: ['exams'] });
    const short = await create({ aree: ['exams'], ore_di_validita: 1 });
    const missing = await get('condivisioni/2147483647/vediCome');
    expect(missing.status).toBe(404);
    const foreign = await get(`condivisioni/${id}/vediCome`, other);
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    expect((await get(`condivisioni/${id}/vediCome`)).status).toBe(200);
    await server.call('DELETE', `/api/condivisioni/${id}`, { token: person.token });
    expect((await get(`condivisioni/${id}/vediCome`)).status).toBe(404);
    now = noon + hour;
    person.token = await server.session(person.id_utente);
    expect((await get(`condivisioni/${short.id}/vediCome`)).status).toBe(404);
    now = noon;
  });
});
