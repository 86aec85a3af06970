import { crc32, deflateSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { doctor, login, otherPatient } from './journey.ts';

export interface Records {
  id: number;
  get: <Answer>(path: string) => Promise<Answer>;
  post: <Answer>(path: string, body: unknown) => Promise<Answer>;
  put: <Answer>(path: string, body: unknown) => Promise<Answer>;
  remove: (path: string) => Promise<unknown>;
}

/** Accesses a user's records through the API. */
export async function recordsFor(server: string, email: string, secret?: string): Promise<Records> {
  const { token, id } = await login(server, email, secret);
  async function call(method: string, path: string, body?: unknown) {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const response = await fetch(server + path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    expect(response.status, `${method} ${path}`).toBe(200);
    return response.json();
  }
  return {
    id,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    remove: (path) => call('DELETE', path),
  };
}

/** Returns the ID of a record for each route of a record's own page. */
export async function recordPages({ id, get }: Records): Promise<Record<string, number>> {
  const [exams, diagnoses, therapies, visits, vaccinations, files, entries, readings, reactions, pregnancies] =
    await Promise.all([
      get<{ id_indagine: number }[]>(`/api/getEsami/${id}/3`),
      get<{ id_diagnosi: number }[]>(`/api/diagnosiPatient/${id}`),
      get<{ id_terapie: number }[]>(`/api/getFarmaci/${id}/3`),
      get<{ id_visita: number }[]>(`/api/visitePatient/${id}`),
      get<{ data: { id_vaccinazione: number }[] }>(`/api/getVaccinis/${id}`),
      get<{ data: { id_file: number }[] }>(`/api/getFiles/${id}`),
      get<{ id_taccuino: number }[]>(`/api/getTaccuinos/${id}`),
      get<{ id_rilevazione: number }[]>(`/api/rilevazioniPatient/${id}`),
      get<{ id_reazione: number }[]>(`/api/getAdverseReaction/${id}`),
      get<{ id_gravidanza: number }[]>(`/api/getGravidanze/${id}`),
    ]);
  return {
    '/Registro/Esami/$id': exams[0]?.id_indagine ?? 0,
    '/Registro/Diagnosi/$id': diagnoses[0]?.id_diagnosi ?? 0,
    '/Registro/Farmaci/$id': therapies[0]?.id_terapie ?? 0,
    '/Registro/Visite/$id': visits[0]?.id_visita ?? 0,
    '/Registro/Vaccini/$id': vaccinations.data[0]?.id_vaccinazione ?? 0,
    '/Registro/File/$id': files.data[0]?.id_file ?? 0,
    '/Registro/Taccuino/$id': entries[0]?.id_taccuino ?? 0,
    '/Registro/Visite/rilevazioni/$id': readings[0]?.id_rilevazione ?? 0,
    '/Registro/Farmaci/reazioni/$id': reactions[0]?.id_reazione ?? 0,
    '/Registro/Anamnesi/gravidanze/$id': pregnancies[0]?.id_gravidanza ?? 0,
  };
}

/**
 * Returns whether the doctor, who sees levels up to 'Normale', finds the words in a list of the record. Also checks
 * that another patient gets no access.
 */
export async function doctorSees(server: string, records: Records, list: string, words: string): Promise<boolean> {
  const [asDoctor, another] = await Promise.all([recordsFor(server, doctor), login(server, otherPatient)]);
  const headers = { authorization: `Bearer ${another.token}` };
  const refused = await fetch(`${server}/api/${list.replace('{id}', String(records.id))}`, { headers });
  expect(refused.status, `${list}, asked for by another patient`).toBe(404);
  const { data } = await records.get<{ data: { id_cpp: number; care_provider: { email: string } }[] }>(
    `/api/getAscDoctors/${records.id}`,
  );
  const id_cpp = data.find(({ care_provider: { email } }) => email === doctor)?.id_cpp;
  await records.post('/api/associatedCareProviders', {
    id_cpp,
    assegnazione_confidenzialita: 4,
    visibility: 1,
    tags: [],
  });
  const record = await asDoctor.get(`/api/assistiti/${records.id}`);
  return JSON.stringify(record).includes(words);
}

export interface StoredContact {
  id_contatto: number;
  id_contatto_tipologia: number;
  contatto_nominativo: string;
  contatto_telefono: string;
  id_livello_confidenzialita: number;
}

export async function addContact(records: Records, kind: 'emergency' | 'other', name: string): Promise<StoredContact> {
  return records.post(`/api/salva/${kind === 'emergency' ? 'contattiemergenza' : 'contattialtro'}/0`, {
    id_contatto_tipologia: kind === 'emergency' ? 10 : 0,
    contatto_nominativo: name,
    contatto_telefono: '+393331112222',
    id_livello_confidenzialita: 4,
  });
}

export interface StoredEntry {
  id_taccuino: number;
  taccuino_data: string;
  taccuino_descrizione: string;
  id_livello_confidenzialita: number;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A white image of 419 × 866 with one bit per pixel. */
function whiteSheet(): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(419, 0);
  header.writeUInt32BE(866, 4);
  header[8] = 1;
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(Math.ceil(419 / 8), 255)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: 866 }, () => line)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return `data:image/png;base64,${Buffer.concat(parts).toString('base64')}`;
}

export async function addEntry(records: Records, description: string, others: object = {}): Promise<StoredEntry> {
  const sheet = whiteSheet();
  return records.post('/api/taccuino/', {
    taccuino_2d_drawn: 1,
    taccuino_data: '2026-01-15',
    taccuino_descrizione: description,
    taccuino_report_anteriore: sheet,
    taccuino_report_posteriore: sheet,
    id_livello_confidenzialita: 4,
    ...others,
  });
}
