import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeServer, onBothDatabases, type TestServer } from '../../../test/server.ts';
import { seedDemo } from '../../demo/demo.ts';
import { findBrokenChains } from '../audit/audit.repository.ts';

interface Cell {
  medici: { id_cpp: number; visti: number }[];
}
interface Area {
  area: string;
  livelli: Cell[];
}
interface Entry {
  azione: string;
  chi: { nome: string };
}

// The demo has data in every area: an area that is not registered fails here.
onBothDatabases('a record with data in every area', (kind) => {
  let server: TestServer;
  let patient: { id_utente: number; token: string };
  let doctor: { token: string };

  beforeAll(async () => {
    server = await makeServer(kind, { settings: { DEMO: 'true' } });
    const { database, blobs, clock, config } = server.parts;
    await seedDemo({ database, blobs, clock, timeZone: config.TIME_ZONE });
    const findPerson = async (email: string) => {
      const user = database.selectFrom('utenti').select('id_utente').where('email', '=', email);
      const { id_utente } = await user.executeTakeFirstOrThrow();
      return { id_utente, token: await server.session(id_utente) };
    };
    patient = await findPerson('paziente@libretto.example');
    doctor = await findPerson('dottore@libretto.example');
  });
  afterAll(() => server.close());

  const get = async (path: string, { token }: { token: string } = patient) => {
    const answer = await server.call('GET', `/api/${path}`, { token });
    expect(answer.status).toBe(200);
    return answer.body;
  };

  function countServed(record: object): number {
    const lists = Object.values(record).filter((value): value is { allegati?: [] }[] => Array.isArray(value));
    const files = lists.flat().reduce((sum, { allegati = [] }) => sum + allegati.length, 0);
    return lists.flat().length + files + ('dettagli' in record ? 1 : 0);
  }

  // covers P-26
  test('counts exactly what each doctor is served, in every area', async () => {
    const { medici, aree }: { medici: { id_cpp: number }[]; aree: Area[] } = await get(`privacy/${patient.id_utente}`);
    expect(medici.length).toBeGreaterThan(1);
    for (const { id_cpp } of medici) {
      const { nascosti, cartella } = await get(`vediCome/${id_cpp}`);
      const seen = aree
        .flatMap(({ livelli }) => livelli)
        .flatMap((cell) => cell.medici)
        .filter((one) => one.id_cpp === id_cpp)
        .reduce((sum, { visti }) => sum + visti, 0);
      expect(seen).toBe(countServed(cartella));
      for (const { area } of nascosti) expect(aree.map((one) => one.area)).toContain(area);
    }
  });

  // covers P-26
  test('logs each record shown and none that is hidden', async () => {
    const { data: patients } = await get('assistiti', doctor);
    // The demo has earlier entries, and the list logs the allergies and news that it names.
    const { totale: before } = await get('audit');
    const { id_paziente } = patients.find(({ paziente_nome }: { paziente_nome: string }) => paziente_nome === 'Giulia');
    const record = await get(`assistiti/${id_paziente}`, doctor);
    const { totale } = await get('audit');
    expect(totale - before).toBe(countServed(record) + 1);
    const readers = async (id: number) =>
      (await get(`audit?tipo=exam&id_record=${id}`)).data
        .filter(({ azione }: Entry) => azione === 'read')
        .map(({ chi }: Entry) => chi.nome);
    const shown: number[] = record.esami.map(({ id_indagine }: { id_indagine: number }) => id_indagine);
    for (const id of shown) expect(await readers(id)).toEqual(['Elena Bianchi']);
    const own: { id_indagine: number }[] = await get(`getEsami/${patient.id_utente}/3`);
    const hidden = own.filter(({ id_indagine }) => !shown.includes(id_indagine));
    expect(hidden).not.toEqual([]);
    for (const { id_indagine } of hidden) expect(await readers(id_indagine)).toEqual([]);
    expect(await findBrokenChains(server.database)).toEqual([]);
  });
});
