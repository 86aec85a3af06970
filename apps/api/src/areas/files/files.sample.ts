import { markerFor, type RecordSample } from '../../../test/record-sample.ts';
import { file as fileRow, specialties } from '../../../test/sample-record.ts';
import { today } from '../../../test/server.ts';
import { encodePng } from '../../demo/png.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

const dentistry = 14;
const radiology = 20;

export const fileSample: RecordSample = {
  areas: ['files'],
  padlock: true,
  make: async (server, person, operation) => {
    const body = {
      file: `data:text/plain;base64,${Buffer.from(markerFor(person)).toString('base64')}`,
      file_nome: markerFor(person),
      file_type: 'text/plain',
      type: 'documento',
      data_rilievo: today,
      id_livello_confidenzialita: 1,
      // Those of the example: only the owner and parents may change them.
      ...(operation.id === 'saveFile' && { tags: [2] }),
      ...(operation.id === 'previewKardia' && {
        type: 'kardia',
        file: `data:;base64,${Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64')}`,
        file_type: '',
      }),
      ...(operation.id === 'getThumbnail' && {
        type: 'foto',
        file: `data:;base64,${encodePng(8, 6, Buffer.alloc(8 * 6 * 3)).toString('base64')}`,
        file_type: '',
      }),
    };
    return (await server.call('POST', '/api/files', { token: person.token, body })).body.id_file;
  },
  versioned(call, person) {
    const file = {
      ...{ file_nome: 'Lettera.pdf', file_type: 'application/pdf', type: 'documento', id_livello_confidenzialita: 1 },
      ...{ file: `data:application/pdf;base64,${pdf.toString('base64')}`, data_rilievo: '2026-03-12' },
    };
    return {
      file: {
        operations: ['saveFile'],
        first: () => call('POST', '/api/files', file),
        change: (id, words, headers) => call('PUT', `/api/files/${id}`, { file_commento: words }, headers),
        remove: (id) => call('DELETE', `/api/files/${id}`),
        restore: (id, headers) => call('PUT', `/api/files/${id}`, { deleted_at: null }, headers),
        trash: 'file',
        list: () => call('GET', `/api/getFiles/${person.id_paziente}`),
        id: 'id_file',
        words: 'file_commento',
      },
    };
  },
  shared: [
    {
      name: 'a file',
      area: 'files',
      make: (name, level) => ({ files: [fileRow(1, name, level)] }),
    },
    {
      name: 'a file of two specialties',
      area: 'files',
      tags: [dentistry, radiology],
      make: (name, level) => ({ files: [fileRow(1, name, level, specialties([dentistry, radiology], true))] }),
    },
  ],
};
