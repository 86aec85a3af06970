import { reactionReport } from '../../../test/reactions.ts';
import { makeFemale, markerFor, type RecordSample } from '../../../test/record-sample.ts';
import { reaction as reactionRow } from '../../../test/sample-record.ts';
import { therapySample } from '../therapies/therapies.sample.ts';

export const reactionSample: RecordSample = {
  areas: ['reactions'],
  padlock: true,
  make: async (server, person, operation) => {
    const id_terapie = await therapySample.make(server, person, operation);
    await makeFemale(server, person);
    const body = {
      ...reactionReport(person.id_utente, id_terapie),
      nursing_mother: 'no',
      reaction: markerFor(person),
    };
    return (await server.call('POST', '/api/adverseReaction', { token: person.token, body })).body.id_reazione;
  },
  shared: [
    {
      name: 'an adverse reaction',
      area: 'reactions',
      make: (name, level) => ({ reazioni: [reactionRow(1, name, level)] }),
    },
    {
      name: 'an adverse reaction without a level',
      area: 'reactions',
      strictest: true,
      make: (name) => ({ reazioni: [reactionRow(1, name, null)] }),
    },
  ],
};
