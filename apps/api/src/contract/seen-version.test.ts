import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../test/server.ts';
import { drawBody } from '../demo/figure.ts';
import { seenVersion } from './saved-record.ts';

const minute = 60_000;

test('If-Match names one version, any, or none that there could be', () => {
  expect(seenVersion(undefined)).toBeUndefined();
  expect(seenVersion('*')).toBeUndefined();
  expect(seenVersion('"2026"')).toBe('2026');
  expect(seenVersion('2026')).toBe('');
  expect(seenVersion('"a", "b"')).toBe('');
});

const png = 'data:image/png;base64,';

onBothDatabases('what somebody else has changed meanwhile', (kind) => {
  let now = noon;
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = noon;
    person = await server.person();
  });

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, headers?: Record<string, string>) =>
    server.call(method, `/api/${path}`, { token: person.token, body, ...(headers && { headers }) });

  interface Kind {
    first: () => ReturnType<typeof call>;
    change: (id: number, words: string, headers?: Record<string, string>) => ReturnType<typeof call>;
    id: string;
    words: string;
  }

  const visit = {
    visita_data: '2026-03-12',
    visita_motivazione: 'Controllo',
    visita_osservazioni: 'Nulla',
    visita_conclusioni: 'Continuare',
  };
  const diagnosis = {
    tipo_diagnosi: 'Diagnosi',
    diagnosi_patologia: 'Asma',
    diagnosiDetails: { careprovider: 'Elena Bianchi' },
  };
  const therapy = {
    id_farmaco_codifa: null,
    farmaco: { descrizione_breve: 'Ramipril 5 mg compresse', somministrazione: 'orale' },
    tipo_terapia: '1',
    quantita_farmaceutica: '1 compressa',
    frequenza_farmaceutica: 'Una volta al giorno',
    data_inizio: '2026-01-12',
    prescrittore: 'Elena Bianchi',
  };
  const address = { comune_nascita: null, comune_residenza: 'Roma', contatto_telefono: '+393331112222' };
  const exam = { indagine_tipologia: 'Ecografia', indagine_stato: '0', id_livello_confidenzialita: 6 };

  const kinds: Record<string, Kind> = {
    visit: {
      first: () => call('POST', 'salva/visite/0', visit),
      change: (id, words, headers) =>
        call('POST', `salva/visite/${id}`, { ...visit, visita_conclusioni: words }, headers),
      id: 'id_visita',
      words: 'visita_conclusioni',
    },
    diagnosis: {
      first: () => call('POST', 'salva/diagnosi/0', { ...diagnosis, diagnosi_stato: '0' }),
      change: (id, words, headers) =>
        call('POST', `salva/diagnosi/${id}`, { ...diagnosis, diagnosi_patologia: words }, headers),
      id: 'id_diagnosi',
      words: 'diagnosi_patologia',
    },
    therapy: {
      first: () => call('POST', 'farmaci', { ...therapy, id_terapie: 0, status: 'add' }),
      change: (id, words, headers) =>
        call('POST', 'farmaci', { id_terapie: id, status: 'update', note: words }, headers),
      id: 'id_terapie',
      words: 'note',
    },
    exam: {
      first: () => call('POST', 'salva/esami/0', exam),
      change: (id, words, headers) => call('POST', `salva/esami/${id}`, { indagine_motivo: words }, headers),
      id: 'id_indagine',
      words: 'indagine_motivo',
    },
    notebook: {
      first: () =>
        call('POST', 'taccuino/', {
          taccuino_2d_drawn: 1,
          taccuino_data: '2026-03-12',
          taccuino_descrizione: 'Prima',
          taccuino_report_anteriore: png + drawBody('front', {}).toString('base64'),
          taccuino_report_posteriore: png + drawBody('back', {}).toString('base64'),
          id_livello_confidenzialita: 4,
        }),
      change: (id, words, headers) => call('PUT', `taccuino/${id}`, { taccuino_descrizione: words }, headers),
      id: 'id_taccuino',
      words: 'taccuino_descrizione',
    },
    patient: {
      first: () => call('GET', `patient/${person.id_utente}`),
      change: (id, words, headers) =>
        call(
          'PUT',
          `patient/${id}`,
          {
            id_paziente: id,
            id_update: person.id_utente,
            status: 'update',
            page: 'recapiti',
            user: { contact_detail: { ...address, contatto_indirizzo: words } },
          },
          headers,
        ),
      id: 'id_paziente',
      words: 'user',
    },
  };
  const read = ({ body }: Awaited<ReturnType<typeof call>>) => body.data ?? body;

  // covers C-34
  test.each(Object.entries(kinds))('is not written over: %s', async (_name, { first, change, id: key, words }) => {
    const before = read(await first());
    const id: number = before[key];
    const old = { 'if-match': `"${before.versione}"` };
    now += minute;
    const one = read(await change(id, 'Una', old));
    expect(one.versione).not.toBe(before.versione);
    now += minute;
    const refused = await change(id, 'Altra', old);
    expect(refused.status).toBe(412);
    expect(refused.body.code).toBe('changed');
    const seen = { 'if-match': `"${one.versione}"` };
    const both = await Promise.all([change(id, 'Prima', seen), change(id, 'Seconda', seen)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.filter(({ body }) => body.code === 'changed')).toHaveLength(1);
    const last = await change(id, 'Comunque', { 'if-match': '*' });
    expect(last.status).toBe(200);
    expect(JSON.stringify(read(last)[words])).toContain('Comunque');
  });
});
