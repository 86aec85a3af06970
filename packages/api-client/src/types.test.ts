// Samples that must or must not compile. Each is a file; the compiler runs once for all.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile, scratchFolder } from './testing/compile.ts';

const setting = `
import { createClient } from '@libretto/api-client/client';
import { withQueries } from '@libretto/api-client/query';
import { QueryClient } from '@tanstack/react-query';
export { useMutation, useQuery } from '@tanstack/react-query';
export const api = withQueries(createClient({ baseUrl: '', token: () => undefined }));
export const cache = new QueryClient();
export const { signal } = new AbortController();
export const contact = {
  id_contatto_tipologia: 10, contatto_nominativo: 'A', contatto_telefono: '051 1234567', id_livello_confidenzialita: 1,
} as const;
export const file = { file_nome: 'a.pdf', file_type: '', type: 'documento', id_livello_confidenzialita: 1 } as const;
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : never;
export const same = <A, B>(proof: Same<A, B>) => proof;
`;

const imports = `
import * as operations from '@libretto/api-client/operations';
import { api, cache, contact, file, same, signal, useMutation, useQuery } from './setting.ts';
import type { Body, Params, Result, Schema } from '@libretto/api-client/schema';
`;

const compiling: Record<string, string> = {
  'each variant of a body': `
    const visit = { visita_data: '2026-03-02', visita_motivazione: 'a', visita_osservazioni: 'b', visita_conclusioni: 'c' };
    api.call(operations.saveVisit, { path: { id_record: 0 }, body: visit });
    api.call(operations.saveVisit, { path: { id_record: 1 }, body: { deleted_at: null } });
    api.call(operations.createFile, { body: { ...file, file: 'data:,', data_rilievo: '2026-03-02' } });
    api.call(operations.createFile, { body: { ...file, id_caricamento: 1, id_indagine: 1, created_at: '2026-03-02' } });
    api.call(operations.saveExam, { path: { id_record: 1 }, body: { indagine_motivo: 'x' } });
    api.call(operations.saveDiagnosis, { path: { id_record: 1 }, body: { diagnosi_stato: '1' } });`,
  'parameters, body and options': `
    api.call(operations.saveEmergencyContact, { path: { id_record: 0 }, body: contact }, { signal, onUploadProgress: () => {} });`,
  'nothing where nothing is needed': `api.call(operations.listDrafts); api.call(operations.listDrafts, {}, { signal });`,
  'the answer is the contract’s': `
    const patient = await api.call(operations.getPatient, { path: { id: 1 } });
    same<typeof patient, Schema<'Patient'>>(true);
    const contacts = await api.call(operations.listOtherContacts, { path: { id: 1 } });
    same<typeof contacts, Schema<'Contact'>[]>(true);`,
  'no body answers undefined': `
    const nothing = await api.call(operations.logout);
    same<typeof nothing, undefined>(true);`,
  'types by name': `
    same<Body<'saveEmergencyContact'>, Schema<'EmergencyContactSave'>>(true);
    same<Body<'listDrafts'>, never>(true);
    same<Result<'deleteDraft'>, undefined>(true);
    same<Params<'getPatient'>['path'], { id: number }>(true);`,
  'a draft holds whatever its form held': `
    api.call(operations.saveDraft, { path: { modulo: 'm' }, body: { contenuto: { a: { b: [1] } } } });`,
  'a query knows its data': `
    const query = api.query(operations.getNotebookImages, { path: { id: 3 } });
    const { data } = useQuery(query);
    same<typeof data, Schema<'NotebookImages'> | undefined>(true);
    const loaded = await cache.ensureQueryData(query);
    same<typeof loaded, Schema<'NotebookImages'>>(true);
    const kept = cache.getQueryData(query.queryKey);
    same<typeof kept, Schema<'NotebookImages'> | undefined>(true);`,
  'a query can be refined': `
    const { data } = useQuery({ ...api.query(operations.listDrafts), enabled: false, select: (drafts) => drafts.length });
    same<typeof data, number | undefined>(true);`,
  'a mutation knows its variables and its answer': `
    const { mutateAsync } = useMutation(api.mutation(operations.saveEmergencyContact, { onUploadProgress: () => {} }));
    const saved = await mutateAsync({ path: { id_record: 0 }, body: contact });
    same<typeof saved, Schema<'Contact'>>(true);
    useMutation(api.mutation(operations.keepAlive)).mutate();`,
  'a mutation can be refined': `
    useMutation({ ...api.mutation(operations.logout), onSettled: () => cache.clear() }).mutate();`,
  'keys for invalidation': `
    cache.invalidateQueries({ queryKey: api.key(operations.listNotebookEntries) });
    cache.invalidateQueries({ queryKey: api.key(operations.listNotebookEntries, { path: { id: 1 } }) });`,
};

const refused: [name: string, source: string, because: RegExp][] = [
  ['an unknown operation', `api.call(operations.getPatients, {});`, /'getPatients' does not exist/],
  ['a bare string', `api.call('get /api/bozze');`, /not assignable to parameter of type 'Operation</],
  ['a parameter left out', `api.call(operations.getPatient);`, /"getPatient"/],
  ['an empty parameter', `api.call(operations.getPatient, { path: {} });`, /Property 'id' is missing/],
  [
    'a wrong name in the path',
    `api.call(operations.getPatient, { path: { id_paziente: 1 } });`,
    /'id_paziente' does not exist/,
  ],
  [
    'a wrong type in the path',
    `api.call(operations.getPatient, { path: { id: '1' } });`,
    /'string' is not assignable to type 'number'/,
  ],
  ['a body left out', `api.call(operations.saveEmergencyContact, { path: { id_record: 0 } });`, /'body' is missing/],
  [
    'a field that the contract does not know',
    `api.call(operations.saveEmergencyContact, { path: { id_record: 0 }, body: { ...contact, contatto_nome: 'A' } });`,
    /'contatto_nome' does not exist/,
  ],
  [
    'a field left out',
    `const { contatto_telefono, ...rest } = contact;
    api.call(operations.saveEmergencyContact, { path: { id_record: 0 }, body: rest });`,
    /'contatto_telefono' is missing/,
  ],
  [
    'a value that the contract does not allow',
    `api.call(operations.saveEmergencyContact, { path: { id_record: 0 }, body: { ...contact, id_contatto_tipologia: 0 } });`,
    /'0' is not assignable to type '-1 \| 10'/,
  ],
  ['a body where there is none', `api.call(operations.getPatient, { path: { id: 1 }, body: {} });`, /to type 'never'/],
  [
    'a query where there is none',
    `api.call(operations.getPatient, { path: { id: 1 }, query: { page: 1 } });`,
    /to type 'never'/,
  ],
  ['a mistaken option', `api.call(operations.listDrafts, {}, { abort: signal });`, /'abort' does not exist/],
  [
    'a field that the answer lacks',
    `(await api.call(operations.listDrafts))[0]?.contenuto;`,
    /'contenuto' does not exist/,
  ],
  ['an unknown schema', `type Unknown = Schema<'Paziente'>;`, /"Paziente"/],
  ['a query of an operation without an answer', `api.query(operations.logout);`, /"logout"/],
  ['a query without its parameters', `api.query(operations.getNotebookImages);`, /"getNotebookImages"/],
  [
    'a mutation without its variables',
    `useMutation(api.mutation(operations.saveDraft)).mutate();`,
    /Expected 1-2 arguments/,
  ],
  ['a key of an unknown operation', `api.key(operations.listNotebook);`, /'listNotebook' does not exist/],
  [
    'an incomplete visit',
    `api.call(operations.saveVisit, { path: { id_record: 1 }, body: { visita_data: '2026-03-02' } });`,
    /visita_motivazione, visita_osservazioni, visita_conclusioni|not assignable/,
  ],
  [
    'personal data without the name',
    `api.call(operations.updatePatient, { path: { id: 1 }, body: { id_paziente: 1, id_update: 1, status: 'update', page: 'dati_personali' } });`,
    /not assignable/,
  ],
  [
    'a file without a date',
    `api.call(operations.createFile, { body: { ...file, file: 'data:,' } });`,
    /data_rilievo|created_at/,
  ],
  [
    'a file with content and an upload',
    `api.call(operations.createFile, { body: { ...file, file: 'data:,', id_caricamento: 1, data_rilievo: '2026-03-02' } });`,
    /not assignable to type 'undefined'/,
  ],
  [
    'a share without areas and without a visit sheet',
    `api.call(operations.createShare, { body: { etichetta: 'a', contenuti: ['pdf'], ore_di_validita: 1 } });`,
    /not assignable/,
  ],
  [
    'an unknown field of a manifest request',
    `api.call(operations.openShare, { path: { codice: 'c' }, body: { recipient: 'Anna', altro: 1 } });`,
    /'altro' does not exist/,
  ],
  [
    'a code as a number',
    `api.call(operations.saveDiagnosis, { path: { id_record: 1 }, body: { diagnosi_stato: 1 } });`,
    /Type 'number' is not assignable|Type '1' is not assignable/,
  ],
];

const folder = scratchFolder();
afterAll(() => rmSync(folder, { recursive: true }));

let said: Record<string, string>;
beforeAll(async () => {
  const sample = (source: string) => `${imports}${source}\n`;
  const files = {
    'setting.ts': setting,
    ...Object.fromEntries(Object.values(compiling).map((source, index) => [`good-${index}.ts`, sample(source)])),
    ...Object.fromEntries(refused.map(([, source], index) => [`bad-${index}.ts`, sample(source)])),
  };
  said = await compile(files, folder);
});

describe('compiles', () => {
  test('imports of the samples', () => expect(said['setting.ts']).toBe(''));

  test.each(Object.keys(compiling).map((name, index) => [name, index] as const))('%s', (_name, index) => {
    expect(said[`good-${index}.ts`]).toBe('');
  });
});

describe('does not compile', () => {
  test.each(refused.map(([name, , because], index) => [name, because, index] as const))(
    '%s',
    (_name, because, index) => {
      expect(said[`bad-${index}.ts`]).toMatch(because);
    },
  );
});
