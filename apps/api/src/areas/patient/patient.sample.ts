import type { RecordSample } from '../../../test/record-sample.ts';

export const patientSample: RecordSample = {
  areas: ['personal-details'],
  padlock: false,
  make: async (_, person) => person.id_paziente,
  versioned(call, person) {
    const address = { comune_nascita: null, comune_residenza: 'Roma', contatto_telefono: '+393331112222' };
    return {
      patient: {
        operations: ['updatePatient'],
        first: () => call('GET', `/api/patient/${person.id_utente}`),
        change: (id, words, headers) =>
          call(
            'PUT',
            `/api/patient/${id}`,
            {
              id_paziente: id,
              id_update: person.id_utente,
              status: 'update',
              page: 'recapiti',
              user: { contact_detail: { ...address, contatto_indirizzo: words } },
            },
            headers,
          ),
        id: 'id_paziente',
        words: 'user',
      },
    };
  },
};
