import { drawing, longAgo, markerFor, type RecordSample } from '../../../test/record-sample.ts';
import { drawing as drawingRow, specialties } from '../../../test/sample-record.ts';
import { today } from '../../../test/server.ts';
import { drawBody } from '../../demo/figure.ts';

const rehabilitation = 6;
const neurology = 12;
const orthopaedics = 16;
const rheumatology = 21;
const pain = 22;

export const notebookSample: RecordSample = {
  areas: ['notebook'],
  padlock: true,
  make: async (server, person) => {
    const body = {
      taccuino_2d_drawn: 1,
      taccuino_data: today,
      taccuino_descrizione: markerFor(person),
      taccuino_report_anteriore: drawing(drawBody('front', {})),
      taccuino_report_posteriore: drawing(drawBody('back', {})),
      id_livello_confidenzialita: 4,
    };
    return (await server.call('POST', '/api/taccuino/', { token: person.token, body })).body.id_taccuino;
  },
  versioned(call, person) {
    return {
      notebook: {
        operations: ['updateNotebookEntry'],
        first: () =>
          call('POST', '/api/taccuino/', {
            taccuino_2d_drawn: 1,
            taccuino_data: '2026-03-12',
            taccuino_descrizione: 'Prima',
            taccuino_report_anteriore: drawing(drawBody('front', {})),
            taccuino_report_posteriore: drawing(drawBody('back', {})),
            id_livello_confidenzialita: 4,
          }),
        change: (id, words, headers) => call('PUT', `/api/taccuino/${id}`, { taccuino_descrizione: words }, headers),
        remove: (id) => call('POST', `/api/salva/tbl_taccuinos/${id}`, { deleted_at: longAgo }),
        restore: (id, headers) => call('POST', `/api/salva/tbl_taccuinos/${id}`, { deleted_at: null }, headers),
        trash: 'notebook',
        list: () => call('GET', `/api/getTaccuinos/${person.id_paziente}`),
        id: 'id_taccuino',
        words: 'taccuino_descrizione',
      },
    };
  },
  shared: [
    {
      name: 'a drawing of pain',
      area: 'notebook',
      tags: [rehabilitation, orthopaedics, rheumatology, pain],
      make: (name, level) => ({ tbl_taccuinos: [drawingRow(1, name, level)] }),
    },
    {
      name: 'a drawing of a chosen specialty',
      area: 'notebook',
      tags: [neurology],
      make: (name, level) => ({ tbl_taccuinos: [drawingRow(1, name, level, specialties([neurology], true))] }),
    },
    {
      name: 'a drawing that belongs to no specialty',
      area: 'notebook',
      make: (name, level) => ({ tbl_taccuinos: [drawingRow(1, name, level, specialties([], true))] }),
    },
  ],
};
