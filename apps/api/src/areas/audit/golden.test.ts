import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadArchive, restore } from '../../../test/archives.ts';
import { associate, makeDoctor } from '../../../test/doctors.ts';
import { operations } from '../../../test/operations.ts';
import { makers } from '../../../test/own-records.ts';
import { versionedKinds } from '../../../test/record-kinds.ts';
import { makeServer, noon, onBothDatabases, type Person, password, type TestServer } from '../../../test/server.ts';
import { allEntries, type ExportedEntry, toNdjson, verifyChains } from './export.ts';

/** Audit export of the November 2026 release. Never regenerated, because chains must stay valid. */
const golden = readFileSync(new URL('../../../test/golden/audit-2026-11.ndjson', import.meta.url), 'utf8');

async function* parseEntries(text: string): AsyncGenerator<ExportedEntry> {
  for (const line of text.split('\n').filter(Boolean)) yield JSON.parse(line);
}

test('accepts the chains of an older release', async () => {
  const { entries, ends, broken } = await verifyChains(parseEntries(golden));
  expect([entries, [...ends.keys()], [...broken]]).toEqual([97, [1, 2], []]);
});

test('detects one changed character in the chains of an older release', async () => {
  const changed = golden.replace('"kind":"vaccination"', '"kind":"visit"');
  expect([...(await verifyChains(parseEntries(changed))).broken.keys()]).toEqual([1]);
});

/** The November 2026 release logged a deleted exam and a restored link or therapy as a change, which is not compared. */
const steps: Record<string, readonly ('remove' | 'restore')[]> = {
  ...{ vaccination: ['remove', 'restore'], reading: ['remove', 'restore'], pregnancy: ['remove', 'restore'] },
  ...{ link: ['remove'], file: ['remove', 'restore'], visit: ['remove', 'restore'], diagnosis: ['remove', 'restore'] },
  ...{ therapy: ['remove'], exam: [], 'emergency contact': ['remove'], 'other contact': ['remove'] },
  ...{ 'what a doctor may see': ['remove'], patient: [] },
};

onBothDatabases('repeating the requests of an older release', (database) => {
  let now = noon;
  let server: TestServer;

  beforeAll(async () => {
    server = await makeServer(database, { clock: () => now });
  });
  afterAll(() => server.close());

  async function writeAudit(patient: Person, doctor: Person) {
    const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, by = patient) => {
      now += 1000;
      const answer = await server.call(method, `/api/${path}`, { token: by.token, body });
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
      return answer.body;
    };

    for (const [name, more] of Object.entries(steps)) {
      const kind = versionedKinds(server, patient)[name];
      if (kind === undefined) throw new Error(`There is no kind ${name}.`);
      const expectOk = async (what: () => ReturnType<TestServer['call']>) => {
        now += 1000;
        const { status, text, body } = await what();
        if (status !== 200) throw new Error(`${name}: ${status} ${text}`);
        return body.data ?? body;
      };
      const id: number = (await expectOk(kind.first))[kind.id];
      await expectOk(() => kind.change(id, 'Una'));
      for (const step of more) {
        const act = kind[step];
        if (act === undefined) throw new Error(`${name} has no ${step}.`);
        await expectOk(() => act(id));
      }
    }

    const writing = operations.find(({ id }) => id === 'savePhysiologicalAnamnesis');
    if (writing === undefined) throw new Error('The contract has no such operation.');
    type Made = 'anamnesis' | 'notebook' | 'diagnosis' | 'exam' | 'therapy' | 'reaction' | 'share' | 'consent';
    const make = (kind: Made) => {
      now += 1000;
      return makers[kind](server, patient, writing);
    };
    const level = (id_livello_confidenzialita: number) => ({ id_livello_confidenzialita });

    const entry = await make('notebook');
    await send('PUT', `taccuino/${entry}`, { taccuino_descrizione: 'Altro' });
    await send('POST', `salva/tbl_taccuinos/${entry}`, level(2));
    await send('POST', `salva/tbl_taccuinos/${entry}`, { deleted_at: '2026-03-21T11:00:00.000Z' });
    await send('POST', `salva/tbl_taccuinos/${entry}`, { deleted_at: null });

    const diagnosis = await make('diagnosis');
    await send('POST', `salva/diagnosi/${diagnosis}`, level(5));
    await send('POST', `salva/diagnosi/${diagnosis}`, { diagnosi_stato: '0' });
    const exam = await make('exam');
    await send('POST', `salva/esami/${exam}`, level(3));
    await send('POST', `salva/esami/${exam}`, { indagine_stato: '1' });
    await send('POST', `salva/esami/${exam}`, { deleted_at: '2026-03-21T11:00:00.000Z' });
    await send('POST', `salva/esami/${exam}`, { deleted_at: null });
    await send('POST', `privacy/${patient.id_utente}/livelli`, {
      modifiche: [
        { tipo: 'exam', id_record: exam, id_livello_confidenzialita: 4 },
        { tipo: 'diagnosis', id_record: diagnosis, id_livello_confidenzialita: 4 },
      ],
    });
    const id_terapie = await make('therapy');
    // The release logged a marked dose as a change, which has an action of its own since.
    await send('POST', 'farmaci', { id_terapie, status: 'update', note: 'A colazione' });
    const reaction = await make('reaction');
    await send('DELETE', `adverseReaction/${reaction}`);
    await send('POST', `salva/reazioni/${reaction}`, { deleted_at: null });

    const remote = { anamnesi_remota_contenuto: 'Appendicite' };
    const { id_anamnesi_log } = await send('POST', 'salva/AnamnesiRemota/0', remote);
    await send('POST', `salva/AnamnesiRemota/${id_anamnesi_log}`, remote);
    await send('POST', 'salva/AnamnesiProssima/0', { anamnesi_prossima_contenuto: 'Tosse' });
    await send('POST', 'salva/AnamnesiFamiliare/0', { anamnesi_familiare_contenuto: 'Diabete' });
    await make('anamnesis');

    const share = await make('share');
    await send('DELETE', `condivisioni/${share}`);
    const Id_Consenso_P = await make('consent');
    await send('POST', 'consensoUpdate', { Id_Consenso_P, Id_Trattamento: 2, Consenso: 0 });
    await send('POST', 'score', {
      id_paziente: patient.id_paziente,
      nome_score: 'has-bled-score',
      valore_score: 3,
      risposte: {
        ...{ uncontrolledHypertension: true, abnormalRenalFunction: false, abnormalLiverFunction: false },
        ...{ stroke: false, bleeding: false, labileInr: false, drugs: true, alcohol: false, age: 70 },
      },
    });

    const invited = { fullname: 'Vera Rossi', email: 'vera.rossi@medici.example' };
    const { id_cpp } = (await send('POST', 'inviti/dottore', invited)).data;
    await send('POST', 'inviti/dottore/invia', { id_cpp });
    await send('POST', 'inviti/dottore/revoca', { id_cpp });
    const own = await makeDoctor(server, { id_utente: doctor.id_utente, email: doctor.email });
    await associate(server, patient, own.id_cpp, { assegnazione_confidenzialita: 6, visibility: 1 });
    await send('GET', `assistiti/${patient.id_paziente}`, undefined, doctor);
    now += 1000;
    await restore(server, doctor, await downloadArchive(server, patient));
    await send('PUT', `destroyUser/${patient.id_utente}`, { password });
  }

  test('writes the same export byte for byte', { timeout: 60_000 }, async () => {
    now = noon;
    const patient = await server.person();
    const doctor = await server.person();
    await writeAudit(patient, doctor);
    let written = '';
    for await (const line of toNdjson(allEntries(server.database))) written += line;
    expect(written).toBe(golden);
  });
});
