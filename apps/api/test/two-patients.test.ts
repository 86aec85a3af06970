import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../src/contract/contract.gen.ts';
import { associate, makeDoctor } from './doctors.ts';
import { makeServer, onBothDatabases, type Person, type TestServer, today } from './server.ts';

type Shared = components['schemas']['SharedRecord'];

interface Area {
  write: [path: string, body: (name: string, level: number) => object];
  change: [method: 'POST' | 'PUT' | 'DELETE', path: (id: number) => string];
  list: (patientId: number) => string;
  id: string;
  shared: (record: Shared) => object[];
}

const pdf = `data:application/pdf;base64,${Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64')}`;
const contact =
  (id_contatto_tipologia: number) => (contatto_nominativo: string, id_livello_confidenzialita: number) => ({
    id_contatto_tipologia,
    contatto_nominativo,
    contatto_telefono: '0511234567',
    id_livello_confidenzialita,
  });

const areas: Record<string, Area> = {
  'emergency contacts': {
    write: ['salva/contattiemergenza/0', contact(10)],
    change: ['POST', (id) => `salva/contattiemergenza/${id}`],
    list: (id) => `emergenzaGet/${id}`,
    id: 'id_contatto',
    shared: ({ contattiemergenza }) => contattiemergenza,
  },
  'other contacts': {
    write: ['salva/contattialtro/0', contact(0)],
    change: ['POST', (id) => `salva/contattialtro/${id}`],
    list: (id) => `moreContactsGet/${id}`,
    id: 'id_contatto',
    shared: ({ contattialtro }) => contattialtro,
  },
  exams: {
    write: [
      'salva/esami/0',
      (indagine_tipologia, id_livello_confidenzialita) => ({
        indagine_tipologia,
        indagine_stato: '2',
        id_livello_confidenzialita,
      }),
    ],
    change: ['POST', (id) => `salva/esami/${id}`],
    list: (id) => `getEsami/${id}/3`,
    id: 'id_indagine',
    shared: ({ esami }) => esami,
  },
  diagnoses: {
    write: [
      'salva/diagnosi/0',
      (diagnosi_patologia, id_livello_confidenzialita) => ({
        tipo_diagnosi: 'Diagnosi',
        diagnosi_stato: '0',
        diagnosi_patologia,
        diagnosiDetails: { careprovider: 'Vera Rossi' },
        id_livello_confidenzialita,
      }),
    ],
    change: ['DELETE', (id) => `diagnosi/${id}`],
    list: (id) => `diagnosiPatient/${id}`,
    id: 'id_diagnosi',
    shared: ({ diagnosi }) => diagnosi,
  },
  visits: {
    write: [
      'salva/visite/0',
      (visita_motivazione, id_livello_confidenzialita) => ({
        visita_data: today,
        visita_motivazione,
        visita_osservazioni: 'x',
        visita_conclusioni: 'x',
        id_livello_confidenzialita,
      }),
    ],
    change: ['DELETE', (id) => `visite/${id}`],
    list: (id) => `visitePatient/${id}`,
    id: 'id_visita',
    shared: ({ visite }) => visite,
  },
  readings: {
    write: [
      'salva/tbl_parametri_vitalis/0',
      (name, id_livello_confidenzialita) => ({
        ...{ data_rilevazione: today, parametro_frequenza: 60 + name.length, fonte: 'manuale' },
        id_livello_confidenzialita,
      }),
    ],
    change: ['DELETE', (id) => `rilevazioni/${id}`],
    list: (id) => `rilevazioniPatient/${id}`,
    id: 'id_rilevazione',
    shared: ({ rilevazioni }) => rilevazioni,
  },
  files: {
    write: [
      'files',
      (name, id_livello_confidenzialita) => ({
        file: pdf,
        file_nome: `${name}.pdf`,
        file_type: 'application/pdf',
        type: 'documento',
        data_rilievo: today,
        id_livello_confidenzialita,
      }),
    ],
    change: ['DELETE', (id) => `files/${id}`],
    list: (id) => `getFiles/${id}`,
    id: 'id_file',
    shared: ({ files }) => files,
  },
};

onBothDatabases('two patients who share a doctor', (kind) => {
  let server: TestServer;
  let ada: Person;
  let bruno: Person;
  let doctor: Person;

  beforeAll(async () => {
    server = await makeServer(kind);
    [ada, bruno, doctor] = [await server.person(), await server.person(), await server.person()];
    const { id_cpp } = await makeDoctor(server, { id_utente: doctor.id_utente, email: doctor.email });
    await associate(server, ada, id_cpp, { assegnazione_confidenzialita: 4, visibility: 1 });
    await associate(server, bruno, id_cpp, { assegnazione_confidenzialita: 6, visibility: 1 });
  });
  afterAll(() => server.close());

  const call = (who: Person, method: string, path: string, body?: object) =>
    server.call(method, `/api/${path}`, { token: who.token, ...(body && { body }) });

  // covers P-26
  test.each(Object.entries(areas))(
    '%s: patients see their own records, the doctor the shared ones',
    async (_, area) => {
      const [path, body] = area.write;
      const written = async (who: Person, name: string, level: number): Promise<number> => {
        const answer = await call(who, 'POST', path, body(name, level));
        expect(answer.status).toBe(200);
        return answer.body[area.id];
      };
      const open = await written(ada, 'aperto', 2);
      const secret = await written(ada, 'segreto', 6);
      const others = await written(bruno, 'altrui', 6);

      const toIds = (rows: object[]) => rows.map((row) => Reflect.get(row, area.id)).toSorted((a, b) => a - b);
      const listed = async (who: Person) => {
        const answer = (await call(who, 'GET', area.list(who.id_paziente))).body;
        return toIds(answer.data ?? answer);
      };
      const shown = async ({ id_paziente }: Person) =>
        toIds(area.shared((await call(doctor, 'GET', `assistiti/${id_paziente}`)).body));

      const [method, address] = area.change;
      for (const stranger of [bruno, doctor]) {
        expect((await call(stranger, 'GET', area.list(ada.id_paziente))).status).toBe(404);
        const change = method === 'POST' ? body('cambiato', 1) : undefined;
        expect((await call(stranger, method, address(open), change)).status).toBe(404);
      }
      expect(await listed(ada)).toEqual([open, secret]);
      expect(await listed(bruno)).toEqual([others]);
      expect(await listed(doctor)).toEqual([]);
      expect(await shown(ada)).toEqual([open]);
      expect(await shown(bruno)).toEqual([others]);
    },
  );
});
