import { longAgo, markerFor, type RecordSample } from '../../../test/record-sample.ts';
import { specialties, vaccination as vaccinationRow } from '../../../test/sample-record.ts';
import { today } from '../../../test/server.ts';

const cardiology = 2;

export const vaccinationSample: RecordSample = {
  areas: ['vaccinations'],
  padlock: true,
  make: async (server, person) => {
    const body = {
      id_vaccino: 'vacc-boostrix',
      vaccinazione_data: today,
      vaccinazione_reazioni: markerFor(person),
      vaccinazione_richiamo: 1,
    };
    return (await server.call('POST', '/api/salva/vaccinations/0', { token: person.token, body })).body.id_vaccinazione;
  },
  versioned(call, person) {
    const vaccination = { id_vaccino: 'vacc-boostrix', vaccinazione_data: '2019-05-14', vaccinazione_richiamo: 1 };
    return {
      vaccination: {
        operations: ['saveVaccination'],
        first: () => call('POST', '/api/salva/vaccinations/0', { ...vaccination, vaccinazione_reazioni: 'Nessuna' }),
        change: (id, words, headers) =>
          call('POST', `/api/salva/vaccinations/${id}`, { ...vaccination, vaccinazione_reazioni: words }, headers),
        remove: (id) => call('POST', `/api/salva/vaccinations/${id}`, { deleted_at: longAgo }),
        restore: (id, headers) => call('POST', `/api/salva/vaccinations/${id}`, { deleted_at: null }, headers),
        trash: 'vaccination',
        list: () => call('GET', `/api/getVaccinis/${person.id_paziente}`),
        id: 'id_vaccinazione',
        words: 'vaccinazione_reazioni',
      },
    };
  },
  shared: [
    {
      name: 'a vaccination',
      area: 'vaccinations',
      make: (name, level) => ({ vaccinazioni: [vaccinationRow(1, name, level)] }),
    },
    {
      name: 'a vaccination of a chosen specialty',
      area: 'vaccinations',
      tags: [cardiology],
      make: (name, level) => ({ vaccinazioni: [vaccinationRow(1, name, level, specialties([cardiology], true))] }),
    },
  ],
};
