import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { files, read } from './files.ts';

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

interface Operation {
  operationId?: string;
  tags?: string[];
  security?: unknown[];
  'x-owner'?: { rule: string; ids?: unknown[] };
  'x-acting'?: string;
  requestBody?: { content: Record<string, { example?: unknown; examples?: unknown }> };
  responses: Record<string, unknown>;
}

type PathItem = Partial<Record<(typeof methods)[number], Operation>>;

const document = parse(read('openapi/openapi.yaml')) as { paths: Record<string, { $ref: string }> };
const pathFiles = files(/^openapi\/areas\/[^/]+\/[^/]*@[^/]*\.yaml$/);
const operations = pathFiles.flatMap((file) => {
  const item = parse(read(file)) as PathItem;
  return methods.flatMap((method) => (item[method] ? [{ file, method, operation: item[method] }] : []));
});

const sources = new Map<string, string>();
for (const file of files(/^apps\/api\/src\/areas\/.*(?<!\.test)\.ts$/)) {
  const area = file.split('/')[4] ?? '';
  sources.set(area, (sources.get(area) ?? '') + read(file));
}

test('every path has a file of its name, and every file a path', () => {
  const named = Object.entries(document.paths).map(([url, { $ref }]) => ({ url, file: `openapi/${$ref}` }));
  expect(named.filter(({ url, file }) => `${url.slice(1).replaceAll('/', '@')}.yaml` !== basename(file))).toEqual([]);
  expect(named.map(({ file }) => file).sort()).toEqual([...pathFiles].sort());
});

test('no two schemas have the same name', () => {
  const names = files(/^openapi\/.*\/schemas\/[^/]+\.yaml$/).map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

// covers C-90
test('undocumented URLs of the documents have one place', () => {
  for (const url of ['/api/consensoUpdate', '/api/fetchSecuritySettings/{id}', '/api/score']) {
    expect(Object.keys(document.paths)).toContain(url);
  }
});

// covers C-91
test('schemas declare every field', () => {
  interface Shape {
    type?: string | string[];
    additionalProperties?: unknown;
    unevaluatedProperties?: unknown;
  }
  const schemas = [
    ...files(/^openapi\/.*\/schemas\/[^/]+\.yaml$/).map((file): [string, Shape] => [file, parse(read(file))]),
    ...Object.entries(parse(read('openapi/shared/record-kinds.yaml')) as Record<string, Shape>),
  ];
  const loose = schemas.flatMap(([name, { type, additionalProperties, unevaluatedProperties }]) =>
    type === 'object' && additionalProperties === undefined && unevaluatedProperties === undefined ? [name] : [],
  );
  expect(loose).toEqual([
    'openapi/areas/drugs/schemas/InteractionFields.yaml',
    'openapi/areas/reactions/schemas/ReactionFields.yaml',
  ]);
});

// covers M-12
test('every problem has its own code', () => {
  const answers = files(/^openapi\/shared\/responses\/[^/]+\.yaml$/);
  expect(answers.length).toBeGreaterThan(5);
  for (const file of answers) expect(read(file), file).toMatch(/application\/problem\+json[\s\S]*Problem\.yaml/);
  const problem = parse(read('openapi/shared/schemas/Problem.yaml')) as { required: string[] };
  expect(problem.required).toContain('code');
  for (const { file, operation } of operations) expect(operation.responses, file).toHaveProperty('default');
});

describe.each(operations)('$operation.operationId', ({ file, operation }) => {
  test('declares ownership', () => {
    expect(operation['x-owner']?.rule).toMatch(/^(public|session|own)$/);
    if (operation['x-owner']?.rule === 'own') expect(operation['x-owner'].ids).not.toHaveLength(0);
  });

  test('declares who may act, unless it is public', () => {
    const isPublic = operation['x-owner']?.rule === 'public';
    expect(operation['x-acting'] ?? 'public').toMatch(isPublic ? /^public$/ : /^(own|read|daily|full|parent)$/);
  });

  test('is implemented in the area of the same name', () => {
    const server = sources.get(basename(dirname(file))) ?? '';
    expect(server).toMatch(new RegExp(`\\b${operation.operationId}\\b`));
  });

  test('is declared public or returns 401', () => {
    const isPublic = operation['x-owner']?.rule === 'public';
    expect(operation.security).toEqual(isPublic ? [] : undefined);
    if (!isPublic) expect(Object.keys(operation.responses)).toContain('401');
  });

  test('has the tag of its area', () => {
    expect(operation.tags).toEqual([basename(dirname(file))]);
  });

  test('has an example of its body', () => {
    const body = operation.requestBody?.content['application/json'];
    if (operation.requestBody) expect(body?.example ?? body?.examples).toBeDefined();
  });
});
