import type { RecordSample } from '../../../test/record-sample.ts';
import { reading as readingRow } from '../../../test/sample-record.ts';
import { today } from '../../../test/server.ts';

const weights: Record<string, number> = { Una: 71, Altra: 72, Prima: 73, Seconda: 74, Comunque: 75 };

const cardiology = 2;
const generalPractice = 10;
const pneumology = 18;

export const readingSample: RecordSample = {
  areas: ['readings'],
  padlock: true,
  make: async (server, person) => {
    const body = { data_rilevazione: today, parametro_peso: 70, fonte: 'manuale' };
    const url = '/api/salva/tbl_parametri_vitalis/0';
    return (await server.call('POST', url, { token: person.token, body })).body.id_rilevazione;
  },
  versioned(call, person) {
    const reading = { data_rilevazione: '2026-03-12', fonte: 'manuale', parametro_peso: 70 };
    return {
      reading: {
        operations: ['saveReading'],
        first: () => call('POST', '/api/salva/tbl_parametri_vitalis/0', reading),
        // Readings have no text, so the words map to weights.
        change: (id, words, headers) => {
          const parametro_peso = weights[words];
          return call('POST', `/api/salva/tbl_parametri_vitalis/${id}`, { ...reading, parametro_peso }, headers);
        },
        remove: (id) => call('DELETE', `/api/rilevazioni/${id}`),
        restore: (id, headers) => call('POST', `/api/salva/tbl_parametri_vitalis/${id}`, { deleted_at: null }, headers),
        trash: 'reading',
        list: () => call('GET', `/api/rilevazioniPatient/${person.id_paziente}`),
        id: 'id_rilevazione',
        words: 'parametro_peso',
        says: weights,
      },
    };
  },
  shared: [
    {
      name: '71.25',
      area: 'readings',
      tags: [cardiology, generalPractice, pneumology],
      make: (name, level) => ({ rilevazioni: [readingRow(1, Number(name), level)] }),
    },
    {
      name: '72.25',
      area: 'readings',
      tags: [cardiology, generalPractice, pneumology],
      strictest: true,
      make: (name) => ({ rilevazioni: [readingRow(1, Number(name), null)] }),
    },
  ],
};
