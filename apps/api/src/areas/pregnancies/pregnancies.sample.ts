import { makeFemale, markerFor, type RecordSample } from '../../../test/record-sample.ts';
import { pregnancy as pregnancyRow } from '../../../test/sample-record.ts';

const gynaecology = 8;
const generalPractice = 10;

export const pregnancySample: RecordSample = {
  areas: ['pregnancies'],
  padlock: true,
  make: async (server, person) => {
    await makeFemale(server, person);
    const body = {
      eta: 29,
      inizio_gravidanza: null,
      fine_gravidanza: null,
      esito: null,
      sesso_bambino: null,
      note_gravidanza: markerFor(person),
    };
    return (await server.call('POST', '/api/gravidanze', { token: person.token, body })).body.id_gravidanza;
  },
  versioned(call, person, server) {
    const pregnancy = {
      ...{ eta: 29, inizio_gravidanza: '2013-05-20', fine_gravidanza: '2014-02-21' },
      ...{ esito: 'nascita', sesso_bambino: 'Femmina', note_gravidanza: 'Prima' },
    };
    return {
      pregnancy: {
        operations: ['updatePregnancy'],
        first: async () => {
          await makeFemale(server, person);
          return call('POST', '/api/gravidanze', pregnancy);
        },
        change: (id, words, headers) =>
          call('PUT', `/api/gravidanze/${id}`, { ...pregnancy, note_gravidanza: words }, headers),
        remove: (id) => call('DELETE', `/api/gravidanze/${id}`),
        restore: (id, headers) => call('PUT', `/api/gravidanze/${id}`, { deleted_at: null }, headers),
        trash: 'pregnancy',
        list: () => call('GET', `/api/getGravidanze/${person.id_paziente}`),
        id: 'id_gravidanza',
        words: 'note_gravidanza',
      },
    };
  },
  shared: [
    {
      name: 'a pregnancy',
      area: 'pregnancies',
      tags: [gynaecology, generalPractice],
      make: (name, level) => ({ gravidanze: [pregnancyRow(1, name, undefined, level)] }),
    },
    {
      name: 'a pregnancy without a level',
      area: 'pregnancies',
      tags: [gynaecology, generalPractice],
      strictest: true,
      make: (name) => ({ gravidanze: [pregnancyRow(1, name, undefined, null)] }),
    },
  ],
};
