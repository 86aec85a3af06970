import { exampleBody, operations } from '../../../test/operations.ts';
import type { RecordSample } from '../../../test/record-sample.ts';
import { history } from '../../../test/sample-record.ts';

export const anamnesisSample: RecordSample = {
  areas: ['anamnesis'],
  padlock: false,
  make: async (server, person, { path }) => {
    const [, part = 'AnamnesiFamiliare'] = /(Anamnesi[A-Z]\w+)/.exec(path) ?? [];
    const operation = operations.find((one) => one.method === 'post' && one.path.includes(part));
    const body = operation && exampleBody(operation);
    Reflect.deleteProperty(Object(body), 'id_paziente');
    return (await server.call('POST', `/api/salva/${part}/0`, { token: person.token, body })).body.id_anamnesi_log;
  },
  shared: [
    {
      name: 'anamnesi familiare',
      area: 'anamnesis',
      strictest: true,
      make: () => ({ anamnesi: { familiare: history.familiare } }),
    },
    {
      name: 'anamnesi fisiologica',
      area: 'anamnesis',
      strictest: true,
      make: () => ({ anamnesi: { fisiologica: history.fisiologica } }),
    },
    {
      name: 'anamnesi prossima',
      area: 'anamnesis',
      strictest: true,
      make: () => ({ anamnesi: { prossima: history.prossima } }),
    },
    {
      name: 'anamnesi remota',
      area: 'anamnesis',
      strictest: true,
      make: () => ({ anamnesi: { remota: history.remota } }),
    },
  ],
};
