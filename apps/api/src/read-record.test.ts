import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRecord, markerFor, operations } from '../test/own-records.ts';
import { makeServer, type Person, type TestServer } from '../test/server.ts';
import type { OwnedKind } from './contract/document.ts';
import type { Operation } from './contract/operations.ts';
import { medicineIds, readWholeRecord } from './read-record.ts';

let server: TestServer;
let owner: Person;
let other: Person;
beforeAll(async () => {
  server = await makeServer('sqlite');
  [owner, other] = [await server.person(), await server.person()];
});
afterAll(() => server.close());

const clock = () => Date.parse('2026-03-11T23:30:00.000Z');

const operationOn = (path: string): Operation => {
  const operation = operations.find((one) => one.method === 'post' && one.path.includes(path));
  if (operation === undefined) throw new Error(`There is no POST operation for ${path}.`);
  return operation;
};
const made: [OwnedKind, path: string][] = [
  ['contact', 'salva/contattiemergenza'],
  ['contact', 'salva/contattialtro'],
  ['notebook', 'taccuino'],
  ['diagnosis', 'salva/diagnosi'],
  ['exam', 'salva/esami'],
  ['file', 'files'],
  ['visit', 'salva/visite'],
  ['reading', 'salva/tbl_parametri_vitalis'],
  ['reaction', 'adverseReaction'],
  ['vaccination', 'salva/vaccinations'],
  ['anamnesis', 'salva/AnamnesiFamiliare'],
  ['anamnesis', 'salva/AnamnesiFisiologica'],
  ['anamnesis', 'salva/AnamnesiProssima'],
  ['anamnesis', 'salva/AnamnesiRemota'],
  ['pregnancy', 'gravidanze'],
];

// covers P-26
test('contains all data of a patient, and none of others', async () => {
  const fill = async (person: Person) => {
    const ids: number[] = [];
    for (const [kind, path] of made) ids.push(await makeRecord(server, person, operationOn(path), kind));
    return ids;
  };
  const ids = await fill(owner);
  await fill(other);
  await server.database.updateTable('pazienti').set({ paziente_nascita: '1984-03-12' }).execute();

  const { database } = server;
  const record = await readWholeRecord({ database, clock, timeZone: 'Europe/Rome' }, owner.id_paziente);
  const { id_paziente } = owner;
  const [emergency, contact, drawing, diagnosis, exam, file, visit, reading, reaction, vaccination, ...rest] = ids;
  const [family, physiological, recent, remote, pregnancy] = rest;
  expect(record).toMatchObject({
    patient: { id_paziente, paziente_eta: 42, user: { email: owner.email } },
    contattiemergenza: [{ id_contatto: emergency, id_paziente, id_contatto_tipologia: 10 }],
    contattialtro: [{ id_contatto: contact, id_paziente, id_contatto_tipologia: 0 }],
    tbl_taccuinos: [{ id_taccuino: drawing, id_paziente }],
    esami: [{ id_indagine: exam, id_paziente }],
    files: [{ id_file: file, id_paziente, id_livello_confidenzialita: 1, tags: [] }],
    diagnosi: [{ id_diagnosi: diagnosis, id_paziente }],
    visite: [{ id_visita: visit, id_paziente }],
    rilevazioni: [{ id_rilevazione: reading, id_paziente }],
    terapie: [{ id_paziente, farmaco: { descrizione_breve: markerFor(owner) } }],
    vaccinazioni: [{ id_vaccinazione: vaccination, id_paziente }],
    reazioni: [{ id_reazione: reaction, id_paziente }],
    anamnesi: {
      familiare: { id_anamnesi_log: family, id_paziente },
      fisiologica: { id_anamnesi_log: physiological, id_paziente },
      prossima: { id_anamnesi_log: recent, id_paziente },
      remota: { id_anamnesi_log: remote, id_paziente },
    },
    gravidanze: [{ id_gravidanza: pregnancy, id_paziente }],
  });
  expect(JSON.stringify(record)).not.toContain(markerFor(other));
});

test('lists each medicine of therapies, vaccines and reactions once', async () => {
  const record = await readWholeRecord(
    { database: server.database, clock, timeZone: 'Europe/Rome' },
    owner.id_paziente,
  );
  const [therapy] = record.terapie;
  const [vaccination] = record.vaccinazioni;
  const [reaction] = record.reazioni;
  if (!therapy || !vaccination || !reaction)
    throw new Error('The record lacks a therapy, a vaccination or a reaction.');
  const taking = (id_farmaco_codifa: string | null) => ({ ...therapy, id_farmaco_codifa });
  const causedBy = (id_farmaco_codifa: string | null) => ({
    ...reaction,
    farmaco: { ...reaction.farmaco, id_farmaco_codifa },
  });
  const ids = medicineIds({
    terapie: [taking('farm-a'), taking(null), taking('farm-b'), taking('farm-a')],
    vaccinazioni: [{ ...vaccination, id_vaccino: 'vacc-a' }],
    reazioni: [causedBy('farm-c'), causedBy(null), causedBy('farm-b')],
  });
  expect(ids).toEqual(['farm-a', 'farm-b', 'vacc-a', 'farm-c']);
});
