import { markerFor, type RecordSample } from '../../../test/record-sample.ts';
import { specialties, therapy as therapyRow } from '../../../test/sample-record.ts';
import { today } from '../../../test/server.ts';

const cardiology = 2;

export const therapySample: RecordSample = {
  areas: ['forbidden-drugs', 'current-therapies', 'past-therapies'],
  padlock: true,
  make: async (server, person) => {
    const body = {
      id_terapie: 0,
      status: 'add',
      farmaco: { descrizione_breve: markerFor(person), somministrazione: 'orale' },
      tipo_terapia: 1,
      quantita_farmaceutica: '1 compressa',
      frequenza_farmaceutica: 'Ogni giorno',
      data_inizio: today,
      prescrittore: 'Elena Bianchi',
      orari: [{ ora: '08:00', quantita: 1 }],
      // The record may contain a reaction or an allergy to this drug.
      accetta_interazioni: true,
      motivo_accettazione: 'Concordata con il medico',
    };
    const answer = await server.call('POST', '/api/farmaci', { token: person.token, body });
    if (answer.status !== 200) throw new Error(`No therapy was made: ${answer.status} ${answer.text}`);
    return answer.body.data.id_terapie;
  },
  versioned(call, person) {
    const therapy = {
      id_farmaco_codifa: null,
      farmaco: { descrizione_breve: 'Ramipril 5 mg compresse', somministrazione: 'orale' },
      tipo_terapia: '1',
      quantita_farmaceutica: '1 compressa',
      frequenza_farmaceutica: 'Una volta al giorno',
      data_inizio: '2026-01-12',
      prescrittore: 'Elena Bianchi',
    };
    return {
      therapy: {
        operations: ['saveTherapy'],
        first: () => call('POST', '/api/farmaci', { ...therapy, id_terapie: 0, status: 'add' }),
        change: (id, words, headers) =>
          call('POST', '/api/farmaci', { id_terapie: id, status: 'update', note: words }, headers),
        remove: (id_terapie) => call('POST', '/api/farmaci', { id_terapie, status: 'delete' }),
        restore: (id, headers) =>
          call('POST', '/api/farmaci', { id_terapie: id, status: 'update', deleted_at: null }, headers),
        trash: 'therapy',
        list: () => call('GET', `/api/getFarmaci/${person.id_paziente}/3`),
        id: 'id_terapie',
        words: 'note',
      },
    };
  },
  shared: [
    {
      name: 'a forbidden drug',
      area: 'forbidden-drugs',
      essential: true,
      make: (name, level) => ({ terapie: [therapyRow(1, name, 0, level)] }),
    },
    {
      name: 'a therapy in progress',
      area: 'current-therapies',
      essential: true,
      make: (name, level) => ({ terapie: [therapyRow(1, name, 1, level)] }),
    },
    {
      name: 'a past therapy',
      area: 'past-therapies',
      make: (name, level) => ({ terapie: [therapyRow(1, name, 2, level)] }),
    },
    {
      name: 'a forbidden drug of a specialty',
      area: 'forbidden-drugs',
      essential: true,
      tags: [cardiology],
      make: (name, level) => ({ terapie: [therapyRow(1, name, 0, level, specialties([cardiology]))] }),
    },
    {
      name: 'a therapy of a specialty',
      area: 'current-therapies',
      essential: true,
      tags: [cardiology],
      make: (name, level) => ({ terapie: [therapyRow(1, name, 1, level, specialties([cardiology]))] }),
    },
    {
      name: 'a past therapy of a chosen specialty',
      area: 'past-therapies',
      tags: [cardiology],
      make: (name, level) => ({ terapie: [therapyRow(1, name, 2, level, specialties([cardiology], true))] }),
    },
  ],
};
