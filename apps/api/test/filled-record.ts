import { expect } from 'vitest';
import { drawBody } from '../src/demo/figure.ts';
import { makeFemale } from './record-sample.ts';
import type { Person, TestServer } from './server.ts';

const drawing = (side: 'front' | 'back') => `data:image/png;base64,${drawBody(side, {}).toString('base64')}`;
const [drawnFront, drawnBack] = [drawing('front'), drawing('back')];

export async function fillRecord(server: TestServer, patient: Person): Promise<void> {
  const post = async (path: string, body: object) => {
    const answer = await server.call('POST', `/api/${path}`, { token: patient.token, body });
    expect(answer.status).toBe(200);
  };
  for (const level of [1, 4, 6]) {
    const id_livello_confidenzialita = level;
    const contact = { contatto_telefono: '0511234567', id_livello_confidenzialita };
    await post('salva/contattiemergenza/0', {
      ...contact,
      id_contatto_tipologia: 10,
      contatto_nominativo: `emergenza-${level}`,
    });
    await post('salva/contattialtro/0', {
      ...contact,
      id_contatto_tipologia: 0,
      contatto_nominativo: `altro-${level}`,
    });
    await post('taccuino/', {
      taccuino_2d_drawn: 1,
      taccuino_data: '2026-03-01',
      taccuino_descrizione: `taccuino-${level}`,
      taccuino_intensita: 7,
      taccuino_andamento: 'peggio',
      taccuino_momento: 'notte',
      taccuino_report_anteriore: drawnFront,
      taccuino_report_posteriore: drawnBack,
      id_livello_confidenzialita,
    });
    for (const [tipo_terapia, what] of ['vietato', 'incorso', 'conclusa'].entries()) {
      await post('farmaci', {
        id_terapie: 0,
        status: 'add',
        farmaco: { descrizione_breve: `${what}-${level}`, somministrazione: '' },
        tipo_terapia,
        quantita_farmaceutica: '1',
        frequenza_farmaceutica: 'Ogni giorno',
        data_inizio: '2026-01-01',
        data_fine: '2026-12-31',
        prescrittore: 'Vera Rossi',
        note: 'x',
        id_livello_confidenzialita,
      });
    }
    const exam = { indagine_tipologia: `esame-${level}`, indagine_stato: '2', id_livello_confidenzialita };
    await post('salva/esami/0', exam);
    for (const tipo_diagnosi of ['Diagnosi', 'Allergia', 'Intolleranza']) {
      await post('salva/diagnosi/0', {
        tipo_diagnosi,
        diagnosi_stato: '0',
        diagnosi_patologia: `${tipo_diagnosi.toLowerCase()}-${level}`,
        diagnosiDetails: { careprovider: 'Vera Rossi' },
        id_livello_confidenzialita,
      });
    }
  }
  await post('salva/diagnosi/0', {
    tipo_diagnosi: 'Allergia',
    diagnosi_stato: '2',
    diagnosi_patologia: 'esclusa-1',
    diagnosiDetails: { careprovider: 'Vera Rossi' },
    id_livello_confidenzialita: 1,
  });
  await post('salva/visite/0', {
    visita_data: '2026-03-01',
    visita_motivazione: 'visita',
    visita_osservazioni: 'x',
    visita_conclusioni: 'x',
  });
  await post('salva/tbl_parametri_vitalis/0', {
    data_rilevazione: '2026-03-01',
    parametro_peso: 71.5,
    fonte: 'manuale',
  });
  await makeFemale(server, patient);
  await post('salva/AnamnesiFamiliare/0', { anamnesi_familiare_contenuto: 'anamnesi' });
  await post('gravidanze', {
    eta: 30,
    inizio_gravidanza: null,
    fine_gravidanza: null,
    esito: null,
    sesso_bambino: null,
    note_gravidanza: 'gravidanza',
  });
}
