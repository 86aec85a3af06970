import { compactDecrypt } from 'jose';
import { SHLViewer } from 'kill-the-clipboard';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findDocumentIssues } from '../../../test/fhir.ts';
import { fillRecord } from '../../../test/filled-record.ts';
import { type Answer, makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';
import { runMaintenance } from '../../maintenance.ts';

const everyArea = [
  ...['personal-details', 'emergency-contacts', 'other-contacts', 'notebook', 'exams', 'files', 'allergies'],
  ...['diagnoses', 'visits', 'readings', 'current-therapies', 'past-therapies', 'forbidden-drugs', 'vaccinations'],
  ...['reactions', 'anamnesis', 'pregnancies'],
];
const request = {
  etichetta: 'Per il cardiologo',
  contenuti: ['fhir', 'pdf'],
  aree: everyArea,
  id_livello_confidenzialita: 4,
  ore_di_validita: 24,
};
const hour = 3_600_000;
const day = 24 * hour;

/** Reads a link as the specification describes, independently of our code. */
function read(link: string) {
  const [, payload = ''] = link.split('#shlink:/');
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

onBothDatabases('a share link', (kind) => {
  let now = noon;
  let server: TestServer;
  let person: Person;
  let other: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
    person = await server.person();
    other = await server.person();
    await fillRecord(server, person);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = noon;
    for (const one of [person, other]) one.token = await server.session(one.id_utente);
    await server.database.deleteFrom('throttle').execute();
  });

  const create = async (change: object = {}): Promise<{ id_condivisione: number; collegamento: string }> => {
    const body = { ...request, ...change };
    const answer = await server.call('POST', '/api/condivisioni', { token: person.token, body });
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
    return answer.body;
  };
  const getPath = (link: string) => new URL(read(link).url).pathname;
  const open = (link: string, body: object = {}, address?: string): Promise<Answer> =>
    server.call('POST', getPath(link), {
      body: { recipient: 'Ambulatorio Rossi', ...body },
      ...(address && { address }),
    });
  const shares = async () => (await server.call('GET', '/api/condivisioni', { token: person.token })).body.data;
  const listAccesses = async (id: number) =>
    (await server.call('GET', `/api/condivisioni/${id}/accessi`, { token: person.token })).body.data;
  const unknown = () => server.call('POST', `/api/shl/${'A'.repeat(43)}`, { body: { recipient: 'x' } });
  const expectGone = async (link: string, body: object = {}) => {
    const answer = await open(link, body);
    expect([answer.status, answer.body]).toEqual([404, (await unknown()).body]);
  };

  test('opens in a third-party client with the areas up to the level, and nothing else', async () => {
    now = Date.now();
    for (const one of [person, other]) one.token = await server.session(one.id_utente);
    const { collegamento, id_condivisione } = await create();
    const fetchHere = async (url: string, options: RequestInit = {}) => {
      const { pathname } = new URL(url);
      const { statusCode, headers, payload } = await server.app.inject({
        method: options.method === 'POST' ? 'POST' : 'GET',
        url: pathname,
        headers: { ...(options.headers as Record<string, string>), origin: 'https://viewer.example' },
        ...(options.body && { payload: String(options.body) }),
      });
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['cache-control']).toBe('no-store');
      return new Response(payload, { status: statusCode });
    };
    const viewer = new SHLViewer({ shlinkURI: collegamento, fetch: fetchHere });
    expect(viewer.shl.payload).toMatchObject({ label: 'Per il cardiologo', v: 1, exp: Math.floor((now + day) / 1000) });
    expect(viewer.shl.url.length).toBeLessThanOrEqual(128);
    const { fhirResources } = await viewer.resolveSHL({ recipient: 'Ambulatorio Rossi', embeddedLengthMax: 20_000 });
    // biome-ignore lint/suspicious/noExplicitAny: whatever was in the link
    const [document, paper] = fhirResources as any[];
    expect(findDocumentIssues(document)).toEqual([]);
    const text = JSON.stringify(document);
    for (const seen of ['allergia-1', 'allergia-4', 'incorso-4', 'esame-1', 'taccuino-4']) expect(text).toContain(seen);
    // Visits, readings and history have the strictest level here.
    for (const hidden of [
      /(allergia|intolleranza|vietato|incorso|esame|taccuino|diagnosi|emergenza|altro)-6/,
      /visita/,
      /anamnesi"/,
      /gravidanza"/,
    ])
      expect(text).not.toMatch(hidden);
    expect(Buffer.from(paper.content[0].attachment.data, 'base64').toString('latin1')).toMatch(/^%PDF-1\.7/);

    const { key, url } = read(collegamento);
    const rows = JSON.stringify(await server.database.selectFrom('condivisioni').selectAll().execute());
    for (const secret of [key, url.split('/').at(-1)]) expect(rows + server.logs.join('')).not.toContain(secret);
    for await (const { key: blob } of server.parts.blobs.list())
      expect((await server.parts.blobs.get(blob))?.toString('latin1')).not.toContain('allergia-1');

    expect((await shares())[0]).toMatchObject({ id_condivisione, stato: 'attiva', usi: 1 });
    expect(await listAccesses(id_condivisione)).toMatchObject([{ destinatario: 'Ambulatorio Rossi', esito: 'aperto' }]);
    const { body: audit } = await server.call('GET', '/api/audit?tipo=share', { token: person.token });
    expect(audit.data.map(({ azione, chi }: { azione: string; chi: object }) => [azione, chi])).toEqual([
      ['read', { nome: '', proprietario: false, ruolo: 'visitatore' }],
      ['created', { nome: `Ada Prova1`, proprietario: true, ruolo: 'proprietario' }],
    ]);
    const foreign = await server.call('GET', `/api/condivisioni/${id_condivisione}/accessi`, { token: other.token });
    expect(foreign.status).toBe(404);
  });

  test('is marked as an extract and claims no absence', async () => {
    const { collegamento } = await create({ aree: ['exams'], contenuti: ['fhir'], id_livello_confidenzialita: 1 });
    const { key } = read(collegamento);
    const { body } = await open(collegamento);
    const { plaintext, protectedHeader } = await compactDecrypt(body.files[0].embedded, Buffer.from(key, 'base64url'));
    expect(protectedHeader).toEqual({ alg: 'dir', enc: 'A256GCM', zip: 'DEF', cty: 'application/fhir+json' });
    const text = Buffer.from(plaintext).toString();
    expect(text).toContain('esame-1');
    expect(text).toContain('Nulla in questo estratto');
    expect(text).not.toContain('Nessuna allergia');
    expect(text).not.toMatch(/esame-4|allergia-1|incorso-1/);
  });

  test('requires its passcode and locks permanently after five wrong ones, also concurrent ones', async () => {
    const { collegamento, id_condivisione } = await create({ codice: '2468', contenuti: ['fhir'] });
    expect(read(collegamento).flag).toBe('P');
    const without = await open(collegamento);
    expect([without.status, without.body.remainingAttempts]).toEqual([401, 5]);
    expect((await open(collegamento, { passcode: '2468' })).status).toBe(200);
    const guesses = Array.from({ length: 9 }, (_, i) => open(collegamento, { passcode: `${i}` }, `10.0.0.${i}`));
    const answers = await Promise.all(guesses);
    const left = answers.filter(({ status }) => status === 401).map(({ body }) => body.remainingAttempts);
    expect(left.sort()).toEqual([0, 1, 2, 3, 4]);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(4);
    await expectGone(collegamento, { passcode: '2468' });
    expect((await shares())[0]).toMatchObject({ stato: 'bloccata', usi: 1, tentativi: 0 });
    const outcomes = (await listAccesses(id_condivisione)).map(({ esito }: { esito: string }) => esito);
    expect(outcomes.filter((outcome: string) => outcome === 'codice_errato')).toHaveLength(5);
  });

  test('reports records that were deleted or made more confidential since', async () => {
    const owner = await server.person();
    const { token } = owner;
    const save = async (body: object, id = 0): Promise<number> => {
      const contact = { id_contatto_tipologia: 10, contatto_telefono: '0511234567', id_livello_confidenzialita: 2 };
      const path = `/api/salva/contattiemergenza/${id}`;
      const answer = await server.call('POST', path, { token, body: { ...contact, ...body } });
      expect(answer.status).toBe(200);
      return answer.body.id_contatto;
    };
    const [anna, bruno] = [await save({ contatto_nominativo: 'Anna' }), await save({ contatto_nominativo: 'Bruno' })];
    const link = async (level: number) =>
      (
        await server.call('POST', '/api/condivisioni', {
          token,
          body: { ...request, aree: ['emergency-contacts'], contenuti: ['fhir'], id_livello_confidenzialita: level },
        })
      ).body.id_condivisione as number;
    const [narrow, wide] = [await link(2), await link(5)];
    const notices = async () => {
      const { data } = (await server.call('GET', '/api/condivisioni', { token })).body;
      const found = (id: number) =>
        data.find(({ id_condivisione }: { id_condivisione: number }) => id_condivisione === id).avvisi;
      return { narrow: found(narrow), wide: found(wide) };
    };
    const notice = (id_record: number, motivo: string) => ({ tipo: 'contact', id_record, motivo });
    const lines = async (id: number) =>
      (await server.call('GET', `/api/condivisioni/${id}/voci`, { token })).body.data.map(
        ({ titolo, stato }: { titolo: string; stato: string }) => [titolo, stato],
      );
    expect(await notices()).toEqual({ narrow: [], wide: [] });
    expect((await lines(narrow)).sort()).toEqual([
      ['Anna', 'presente'],
      ['Bruno', 'presente'],
    ]);
    expect((await server.call('GET', `/api/condivisioni/${narrow}/voci`, { token: other.token })).status).toBe(404);

    await save({ contatto_nominativo: 'Anna', id_livello_confidenzialita: 3 }, anna);
    expect(await notices()).toEqual({ narrow: [notice(anna, 'riservata')], wide: [] });
    expect(await lines(narrow)).toContainEqual(['Anna', 'riservata']);
    expect(await lines(wide)).toContainEqual(['Anna', 'presente']);
    await save({ contatto_nominativo: 'Anna', id_livello_confidenzialita: 2 }, anna);
    expect(await notices()).toEqual({ narrow: [], wide: [] });

    await save({ contatto_nominativo: 'Bruno', id_contatto_tipologia: -1 }, bruno);
    await save({ contatto_nominativo: 'Carla', id_livello_confidenzialita: 6 });
    const deleted = [notice(bruno, 'eliminata')];
    expect(await notices()).toEqual({ narrow: deleted, wide: deleted });
    expect(await lines(wide)).toEqual([
      ['Anna', 'presente'],
      ['', 'eliminata'],
    ]);
    await server.call('DELETE', `/api/condivisioni/${narrow}`, { token });
    expect(await notices()).toEqual({ narrow: [], wide: deleted });
  });

  test('answers like an unknown link and deletes its content once expired, revoked or used up', async () => {
    const fewer = { contenuti: ['fhir'], aree: ['allergies'] };
    const short = await create({ ...fewer, ore_di_validita: 1 });
    const singleUse = await create({ ...fewer, usi_massimi: 1 });
    const revoked = await create(fewer);
    const both = await Promise.all([
      open(singleUse.collegamento, { embeddedLengthMax: 0 }),
      open(singleUse.collegamento),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    const { body } = await open(revoked.collegamento, { embeddedLengthMax: 0 });
    const file = new URL(body.files[0].location).pathname;
    const fetched = await server.call('GET', file);
    expect([fetched.status, fetched.headers['content-type']]).toEqual([200, 'application/jose']);
    expect((await server.call('GET', file)).status).toBe(404);
    const { body: again } = await open(revoked.collegamento, { embeddedLengthMax: 0 });
    const unused = new URL(again.files[0].location).pathname;

    const blobs = async () => (await server.database.selectFrom('blobs').select('blob_key').execute()).length;
    const before = await blobs();
    const end = (token: string) => server.call('DELETE', `/api/condivisioni/${revoked.id_condivisione}`, { token });
    expect((await end(other.token)).status).toBe(404);
    expect((await end(person.token)).status).toBe(204);
    expect((await end(person.token)).status).toBe(204);
    expect(await blobs()).toBe(before - 1);
    expect((await server.call('GET', unused)).status).toBe(404);
    await expectGone(revoked.collegamento);
    await expectGone(singleUse.collegamento);
    now = noon + hour;
    await expectGone(short.collegamento);
    person.token = await server.session(person.id_utente);
    const states = (await shares()).slice(0, 3).map(({ stato }: { stato: string }) => stato);
    expect(states).toEqual(['revocata', 'esaurita', 'scaduta']);

    const { database, blobs: store, clock } = server.parts;
    await runMaintenance({ database, blobs: store, clock, log: server.app.log });
    const left = await database
      .selectFrom('condivisioni_file')
      .selectAll()
      .where(
        'id_condivisione',
        'in',
        [short, singleUse, revoked].map((share) => share.id_condivisione),
      )
      .execute();
    expect(left).toEqual([]);
    expect(await blobs()).toBeLessThanOrEqual(before - 3);
    now = Date.now() + 120 * day;
    await runMaintenance({ database, blobs: store, clock, log: server.app.log });
    person.token = await server.session(person.id_utente);
    expect(await shares()).toEqual([]);
    expect(await database.selectFrom('condivisioni_accessi').selectAll().execute()).toEqual([]);
  });

  test('throttles guesses of a name', async () => {
    const statuses = [];
    for (let i = 0; i < 62; i++) statuses.push((await unknown()).status);
    expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });

  test('opens from an address that is throttled for guesses', async () => {
    const { collegamento } = await create();
    for (let i = 0; i < 62; i++) await unknown();
    expect((await unknown()).status).toBe(429);
    const body = { email: person.email, password: 'sbagliata' };
    for (let i = 0; i < 10; i++) await server.call('POST', '/api/user/login', { body });
    expect((await server.call('POST', '/api/user/login', { body })).status).toBe(429);
    expect((await open(collegamento)).status).toBe(200);
  });
});

test('previews how many records a level shows', async () => {
  const server = await makeServer('sqlite');
  const person = await server.person();
  await fillRecord(server, person);
  const { body } = await server.call('GET', '/api/condivisibile?livello=4', { token: person.token });
  const { body: everything } = await server.call('GET', '/api/condivisibile?livello=6', { token: person.token });
  await server.close();
  expect(body.data).toContainEqual({ area: 'personal-details', numero: 0, esclusi: 1 });
  expect(everything.data).toContainEqual({ area: 'personal-details', numero: 1, esclusi: 0 });
  expect(body.data).toContainEqual({ area: 'exams', numero: 2, esclusi: 1 });
  expect(body.data).toContainEqual({ area: 'visits', numero: 0, esclusi: 1 });
});
