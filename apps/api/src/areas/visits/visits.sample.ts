import { markerFor, type RecordSample } from '../../../test/record-sample.ts';
import { specialties, visit as visitRow } from '../../../test/sample-record.ts';
import { today } from '../../../test/server.ts';

const cardiology = 2;

export const visitSample: RecordSample = {
  areas: ['visits'],
  padlock: true,
  make: async (server, person) => {
    const words = markerFor(person);
    const body = {
      visita_data: today,
      visita_motivazione: words,
      visita_osservazioni: words,
      visita_conclusioni: words,
    };
    return (await server.call('POST', '/api/salva/visite/0', { token: person.token, body })).body.id_visita;
  },
  versioned(call, person) {
    const visit = {
      visita_data: '2026-03-12',
      visita_motivazione: 'Controllo',
      visita_osservazioni: 'Nulla',
      visita_conclusioni: 'Continuare',
    };
    return {
      visit: {
        operations: ['saveVisit'],
        first: () => call('POST', '/api/salva/visite/0', visit),
        change: (id, words, headers) =>
          call('POST', `/api/salva/visite/${id}`, { ...visit, visita_conclusioni: words }, headers),
        remove: (id) => call('DELETE', `/api/visite/${id}`),
        restore: (id, headers) => call('POST', `/api/salva/visite/${id}`, { deleted_at: null }, headers),
        trash: 'visit',
        list: () => call('GET', `/api/visitePatient/${person.id_paziente}`),
        id: 'id_visita',
        words: 'visita_conclusioni',
      },
    };
  },
  shared: [
    {
      name: 'a visit',
      area: 'visits',
      make: (name, level) => ({ visite: [visitRow(1, name, level)] }),
    },
    {
      name: 'a visit without a level',
      area: 'visits',
      strictest: true,
      make: (name) => ({ visite: [visitRow(1, name, null)] }),
    },
    {
      name: 'a visit of a chosen specialty',
      area: 'visits',
      tags: [cardiology],
      make: (name, level) => ({ visite: [visitRow(1, name, level, specialties([cardiology], true))] }),
    },
  ],
};
