import { markerFor, type RecordSample } from '../../../test/record-sample.ts';

export const linkSample: RecordSample = {
  areas: [],
  padlock: false,
  make: async (server, person) => {
    const body = { name: markerFor(person), link: 'https://www.example.org/', descrizione: markerFor(person) };
    return (await server.call('POST', '/api/linkPersonale', { token: person.token, body })).body.linkid;
  },
  versioned(call, person) {
    const link = { name: 'Emicrania', link: 'https://www.example.org/', descrizione: 'Prima' };
    return {
      link: {
        operations: ['savePersonalLink'],
        first: () => call('POST', '/api/linkPersonale', link),
        change: (linkid, words, headers) =>
          call('POST', '/api/linkPersonale', { ...link, linkid, descrizione: words, status: 'update' }, headers),
        remove: (linkid) => call('POST', '/api/linkPersonale', { linkid, status: 'delete' }),
        restore: (linkid, headers) => call('POST', '/api/linkPersonale', { linkid, deleted_at: null }, headers),
        trash: 'link',
        list: () => call('GET', `/api/getLinkPersonale/${person.id_paziente}`),
        id: 'linkid',
        words: 'descrizione',
      },
    };
  },
};
