import { exampleBody, operations } from '../../../test/operations.ts';
import type { RecordSample } from '../../../test/record-sample.ts';
import { historyPart } from '../../../test/sample-record.ts';

export const anamnesisSample: RecordSample = {
  areas: ['anamnesis'],
  padlock: true,
  make: async (server, person, { path }) => {
    const [, part = 'AnamnesiFamiliare'] = /(Anamnesi[A-Z]\w+)/.exec(path) ?? [];
    const operation = operations.find((one) => one.method === 'post' && one.path.includes(part));
    const body = operation && exampleBody(operation);
    Reflect.deleteProperty(Object(body), 'id_paziente');
    return (await server.call('POST', `/api/salva/${part}/0`, { token: person.token, body })).body.id_anamnesi_log;
  },
  shared: (['familiare', 'fisiologica', 'prossima', 'remota'] as const).flatMap((part) => [
    {
      name: `anamnesi ${part}`,
      area: 'anamnesis',
      make: (_, level) => historyPart(part, level),
    },
    {
      name: `anamnesi ${part}`,
      area: 'anamnesis',
      strictest: true,
      make: () => historyPart(part, null),
    },
  ]),
};
