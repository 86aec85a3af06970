import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { compile, packageFolder, scratchFolder } from './src/testing/compile.ts';

const repository = dirname(dirname(packageFolder));
const contactSchema = 'openapi/areas/contacts/schemas/Contact.yaml';

let folder: string;
beforeEach(() => {
  folder = scratchFolder();
  cpSync(join(repository, 'openapi'), join(folder, 'openapi'), { recursive: true });
  cpSync(join(repository, 'redocly.yaml'), join(folder, 'redocly.yaml'));
  cpSync(join(packageFolder, 'src'), join(folder, 'src'), {
    recursive: true,
    filter: (path) => !/\.gen\.ts$/.test(path),
  });
  return () => rmSync(folder, { recursive: true });
});

const generate = () =>
  promisify(execFile)(process.execPath, [join(packageFolder, 'generate.ts'), '--root', folder, '--out', folder]);
const written = () => ['schema', 'operations', 'max-lengths'].map((name) => join(folder, 'src', `${name}.gen.ts`));
const text = () => written().map((file) => readFileSync(file, 'utf8'));
const times = () => written().map((file) => statSync(file).mtimeMs);

function change(file: string, from: RegExp, to: string) {
  const before = readFileSync(join(folder, file), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(join(folder, file), after);
}

test('a renamed field in the contract breaks the code that uses the old name', async () => {
  const user = {
    'user.ts': `
import { createClient } from './src/client.ts';
import * as operations from './src/operations.gen.ts';
const client = createClient({ baseUrl: '', token: () => undefined });
export const names = (await client.call(operations.listOtherContacts, { path: { id: 1 } })).map((c) => c.contatto_nominativo);
export const saved = client.call(operations.deleteDraft, { path: { modulo: 'm' } });
`,
  };
  await generate();
  expect(await compile(user, folder)).toEqual({ 'user.ts': '' });

  change(contactSchema, /contatto_nominativo/g, 'contatto_nome');
  change('openapi/areas/drafts/api@bozze@{modulo}.yaml', /operationId: deleteDraft/, 'operationId: forgetDraft');
  await generate();
  const { 'user.ts': said } = await compile(user, folder);
  expect(said).toMatch(/user\.ts\(5,.*'contatto_nominativo' does not exist/);
  expect(said).toMatch(/user\.ts\(6,.*'deleteDraft' does not exist/);
});

test('writes nothing when nothing has changed', async () => {
  await generate();
  const first = times();
  await generate();
  expect(times()).toEqual(first);
});

test('restores edited output', async () => {
  await generate();
  const before = text();
  change('src/operations.gen.ts', /'get /, "'post ");
  await generate();
  expect(text()).toEqual(before);
});

test('reports an invalid contract and keeps the last output', async () => {
  await generate();
  const before = text();
  change('openapi/openapi.yaml', /areas\/system\/api@health\.yaml/, 'areas/system/nowhere.yaml');
  await expect(generate()).rejects.toThrow(/nowhere\.yaml/);
  expect(text()).toEqual(before);
});

test('collects maximum lengths from shared, nested and list schemas', async () => {
  change('openapi/areas/contacts/schemas/EmergencyContactSave.yaml', /maxLength: 120/, 'maxLength: 90');
  change('openapi/areas/visits/schemas/VisitText.yaml', /maxLength: \d+/, 'maxLength: 70');
  change('openapi/areas/diagnoses/schemas/DiagnosisDetails.yaml', /maxLength: \d+/, 'maxLength: 60');
  change('openapi/areas/sharing/schemas/VisitSheet.yaml', /maxLength: 500/, 'maxLength: 50');
  await generate();
  const { DiagnosisDetails, EmergencyContactSave, VisitSave, VisitSheet } = await import(
    join(folder, 'src', 'max-lengths.gen.ts')
  );
  expect(EmergencyContactSave).toEqual({ contatto_nominativo: 90, contatto_telefono: 40 });
  expect(VisitSave).toEqual({ visita_motivazione: 70, visita_osservazioni: 70, visita_conclusioni: 70 });
  expect(DiagnosisDetails).toEqual({ careprovider: 60 });
  expect(VisitSheet).toMatchObject({ domande: 50 });
});
