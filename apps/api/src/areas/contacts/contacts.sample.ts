import { type Headers, markerFor, type RecordSample, type VersionedKind } from '../../../test/record-sample.ts';
import { contact as contactRow } from '../../../test/sample-record.ts';

export const contactSample: RecordSample = {
  areas: ['emergency-contacts', 'other-contacts'],
  padlock: true,
  make: async (server, person, { path }) => {
    const table = path.includes('contattialtro') ? 'contattialtro' : 'contattiemergenza';
    const body = {
      id_contatto_tipologia: table === 'contattialtro' ? 0 : 10,
      contatto_nominativo: markerFor(person),
      contatto_telefono: '0511234567',
      id_livello_confidenzialita: 1,
    };
    return (await server.call('POST', `/api/salva/${table}/0`, { token: person.token, body })).body.id_contatto;
  },
  versioned(call) {
    function contact(operation: string, table: string, type: number): VersionedKind {
      const content = { id_contatto_tipologia: type, contatto_telefono: '0511234567', id_livello_confidenzialita: 1 };
      const save = (id: number, contatto_nominativo: string, headers?: Headers) =>
        call('POST', `/api/salva/${table}/${id}`, { ...content, contatto_nominativo }, headers);
      return {
        operations: [operation],
        first: () => save(0, 'Ada'),
        change: save,
        remove: (id) =>
          call('POST', `/api/salva/${table}/${id}`, {
            ...content,
            id_contatto_tipologia: -1,
            contatto_nominativo: 'Ada',
          }),
        id: 'id_contatto',
        words: 'contatto_nominativo',
      };
    }
    return {
      'emergency contact': contact('saveEmergencyContact', 'contattiemergenza', 10),
      'other contact': contact('saveOtherContact', 'contattialtro', 0),
    };
  },
  shared: [
    {
      name: 'an emergency contact',
      area: 'emergency-contacts',
      essential: true,
      make: (name, level) => ({ contattiemergenza: [contactRow(1, name, 10, level)] }),
    },
    {
      name: 'another contact',
      area: 'other-contacts',
      make: (name, level) => ({ contattialtro: [contactRow(1, name, 0, level)] }),
    },
  ],
};
