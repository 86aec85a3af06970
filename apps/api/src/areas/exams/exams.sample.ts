import { markerFor, type RecordSample } from '../../../test/record-sample.ts';
import { exam as examRow, specialties } from '../../../test/sample-record.ts';

const cardiology = 2;
const laboratory = 9;
const radiology = 20;

export const examSample: RecordSample = {
  areas: ['exams'],
  padlock: true,
  make: async (server, person) => {
    const body = { indagine_tipologia: markerFor(person), indagine_stato: '0', id_livello_confidenzialita: 6 };
    return (await server.call('POST', '/api/salva/esami/0', { token: person.token, body })).body.id_indagine;
  },
  versioned(call, person) {
    const exam = { indagine_tipologia: 'Ecografia', indagine_stato: '0', id_livello_confidenzialita: 6 };
    return {
      exam: {
        operations: ['saveExam'],
        first: () => call('POST', '/api/salva/esami/0', exam),
        change: (id, words, headers) =>
          call('POST', `/api/salva/esami/${id}`, { ...exam, indagine_motivo: words }, headers),
        remove: (id) => call('POST', `/api/salva/esami/${id}`, { indagine_stato: '3' }),
        restore: (id, headers) => call('POST', `/api/salva/esami/${id}`, { deleted_at: null }, headers),
        trash: 'exam',
        list: () => call('GET', `/api/getEsami/${person.id_paziente}/3`),
        id: 'id_indagine',
        words: 'indagine_motivo',
      },
    };
  },
  shared: [
    {
      name: 'an exam of no category',
      area: 'exams',
      make: (name, level) => ({ esami: [examRow(1, name, level)] }),
    },
    {
      name: 'an exam of a category that names no specialty',
      area: 'exams',
      make: (name, level) => ({ esami: [examRow(1, name, level, { indagine_categoria: 'SS' })] }),
    },
    {
      name: 'a radiological exam',
      area: 'exams',
      tags: [radiology],
      make: (name, level) => ({
        esami: [examRow(1, name, level, { indagine_categoria: 'SR', ...specialties([radiology]) })],
      }),
    },
    {
      name: 'an analysis of a laboratory',
      area: 'exams',
      tags: [laboratory],
      make: (name, level) => ({
        esami: [examRow(1, name, level, { indagine_categoria: 'LA', ...specialties([laboratory]) })],
      }),
    },
    {
      name: 'an exam of a chosen specialty',
      area: 'exams',
      tags: [cardiology],
      make: (name, level) => ({ esami: [examRow(1, name, level, specialties([cardiology], true))] }),
    },
    {
      name: 'an exam without a level',
      area: 'exams',
      strictest: true,
      make: (name) => ({ esami: [examRow(1, name, null)] }),
    },
  ],
};
