// Requests made from the contract's own examples, for tests that go through every operation.

import { document, type OwnedId, type RecordKind, resolve } from '../src/contract/document.ts';
import { type Operation, readOperations } from '../src/contract/operations.ts';
import { drawBody } from '../src/demo/figure.ts';
import { type Person, type TestServer, today } from './server.ts';

export const operations = readOperations(document, () => true);

const drawing = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

/** What tells whether an answer shows something of a person. */
export const markerOf = (person: Person) => `segno-${person.id_utente}-`;

/** A record of each kind that the contract knows, made by its owner. */
const makers: Record<RecordKind, (server: TestServer, person: Person, operation: Operation) => Promise<number>> = {
  patient: async (_, person) => person.id_paziente,
  notebook: async (server, person) => {
    const body = {
      taccuino_2d_drawn: 1,
      taccuino_data: today,
      taccuino_descrizione: markerOf(person),
      taccuino_report_anteriore: drawing(drawBody('front', {})),
      taccuino_report_posteriore: drawing(drawBody('back', {})),
      id_livello_confidenzialita: 4,
    };
    return (await server.call('POST', '/api/taccuino/', { token: person.token, body })).body.id_taccuino;
  },
  contact: async (server, person, { path }) => {
    const table = path.includes('contattialtro') ? 'contattialtro' : 'contattiemergenza';
    const body = {
      id_contatto_tipologia: table === 'contattialtro' ? 0 : 10,
      contatto_nominativo: markerOf(person),
      contatto_telefono: '0511234567',
      id_livello_confidenzialita: 1,
    };
    return (await server.call('POST', `/api/salva/${table}/0`, { token: person.token, body })).body.id_contatto;
  },
};

export interface Sample {
  path: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: as the example has it
  body: any;
}

function exampleBody(operation: Operation): unknown {
  const { media } = operation.body ?? {};
  if (media === undefined) return undefined;
  if (media.example !== undefined) return structuredClone(media.example);
  const [first] = Object.values(media.examples ?? {});
  if (first === undefined) throw new Error(`${operation.id} has no example of its body.`);
  return structuredClone(resolve<{ value?: unknown }>(document, first).value);
}

/** A request that should succeed: the contract's example with ids that are the person's own. */
export async function sampleOf(server: TestServer, person: Person, operation: Operation): Promise<Sample> {
  const path = Object.fromEntries(operation.parameters.map(({ name, example }) => [name, example]));
  const body = exampleBody(operation);
  const sample: Sample = { path, body };
  const made = new Map<RecordKind, number>();
  for (const id of operation.ids) {
    const holder = id.in === 'path' ? path : sample.body;
    if (id.in === 'body' && !(id.name in holder)) continue;
    if (holder[id.name] === 0 && id.zeroIsNew === true) continue;
    const own = made.get(id.of) ?? (await makers[id.of](server, person, operation));
    made.set(id.of, own);
    holder[id.name] = own;
  }
  // The one operation whose record is named by a word: a draft has to exist before it is read.
  if (operation.id === 'getDraft') {
    const body = { contenuto: { testo: markerOf(person) } };
    await server.call('PUT', `/api/bozze/${path.modulo}`, { token: person.token, body });
  }
  return sample;
}

/** The same request with one id exchanged. */
export function withId(sample: Sample, id: OwnedId, value: number): Sample {
  return id.in === 'path'
    ? { ...sample, path: { ...sample.path, [id.name]: value } }
    : { ...sample, body: { ...sample.body, [id.name]: value } };
}

export function recordOf(server: TestServer, person: Person, operation: Operation, kind: RecordKind): Promise<number> {
  return makers[kind](server, person, operation);
}

export function urlOf(operation: Operation, { path }: Sample): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
}
