import { markerFor, type RecordSample } from '../../../test/record-sample.ts';
import { diagnosis as diagnosisRow, specialties } from '../../../test/sample-record.ts';

const allergology = 1;
const cardiology = 2;

export const diagnosisSample: RecordSample = {
  areas: ['allergies', 'diagnoses'],
  padlock: true,
  make: async (server, person) => {
    const body = {
      diagnosi_stato: '1',
      tipo_diagnosi: 'Diagnosi',
      diagnosi_patologia: markerFor(person),
      diagnosiDetails: { careprovider: 'Elena Bianchi' },
    };
    return (await server.call('POST', '/api/salva/diagnosi/0', { token: person.token, body })).body.id_diagnosi;
  },
  versioned(call, person) {
    const diagnosis = {
      tipo_diagnosi: 'Diagnosi',
      diagnosi_patologia: 'Asma',
      diagnosiDetails: { careprovider: 'Elena Bianchi' },
    };
    return {
      diagnosis: {
        operations: ['saveDiagnosis'],
        first: () => call('POST', '/api/salva/diagnosi/0', { ...diagnosis, diagnosi_stato: '0' }),
        change: (id, words, headers) =>
          call('POST', `/api/salva/diagnosi/${id}`, { ...diagnosis, diagnosi_patologia: words }, headers),
        remove: (id) => call('DELETE', `/api/diagnosi/${id}`),
        restore: (id, headers) => call('POST', `/api/salva/diagnosi/${id}`, { deleted_at: null }, headers),
        trash: 'diagnosis',
        list: () => call('GET', `/api/diagnosiPatient/${person.id_paziente}`),
        id: 'id_diagnosi',
        words: 'diagnosi_patologia',
      },
    };
  },
  shared: [
    {
      name: 'a confirmed diagnosis',
      area: 'diagnoses',
      make: (name, level) => ({ diagnosi: [diagnosisRow(1, name, level)] }),
    },
    {
      name: 'a suspected diagnosis',
      area: 'diagnoses',
      make: (name, level) => ({ diagnosi: [diagnosisRow(1, name, level, { diagnosi_stato: '1' })] }),
    },
    {
      name: 'an excluded diagnosis',
      area: 'diagnoses',
      make: (name, level) => ({ diagnosi: [diagnosisRow(1, name, level, { diagnosi_stato: '2' })] }),
    },
    {
      name: 'an allergy',
      area: 'allergies',
      essential: true,
      make: (name, level) => ({ diagnosi: [diagnosisRow(1, name, level, { tipo_diagnosi: 'Allergia' })] }),
    },
    {
      name: 'a suspected intolerance',
      area: 'allergies',
      essential: true,
      make: (name, level) => ({
        diagnosi: [diagnosisRow(1, name, level, { tipo_diagnosi: 'Intolleranza', diagnosi_stato: '1' })],
      }),
    },
    {
      name: 'an excluded allergy',
      area: 'diagnoses',
      make: (name, level) => ({
        diagnosi: [diagnosisRow(1, name, level, { tipo_diagnosi: 'Allergia', diagnosi_stato: '2' })],
      }),
    },
    {
      name: 'a diagnosis of a chosen specialty',
      area: 'diagnoses',
      tags: [cardiology],
      make: (name, level) => ({ diagnosi: [diagnosisRow(1, name, level, specialties([cardiology], true))] }),
    },
    {
      name: 'an allergy of a specialty',
      area: 'allergies',
      essential: true,
      tags: [allergology],
      make: (name, level) => ({
        diagnosi: [diagnosisRow(1, name, level, { tipo_diagnosi: 'Allergia', ...specialties([allergology]) })],
      }),
    },
  ],
};
