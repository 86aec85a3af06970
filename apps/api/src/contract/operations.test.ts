import { expect, test } from 'vitest';
import { makeServer } from '../../test/server.ts';
import { type Document, document, type OperationObject } from './document.ts';
import { ContractError, readOperations } from './operations.ts';

function changed(path: string, method: 'get' | 'put' | 'post', edit: (operation: OperationObject) => void): Document {
  const copy = structuredClone(document);
  const operation = copy.paths[path]?.[method];
  if (operation === undefined) throw new Error(`${path} is not in the contract.`);
  edit(operation);
  return copy;
}

const update = '/api/patient/{id}';
const faults: [string, Document, string][] = [
  [
    'no handler',
    changed(update, 'put', (o) => Object.assign(o, { operationId: 'unheardOf' })),
    'unheardOf) has no handler',
  ],
  ['no operationId', changed(update, 'put', (o) => Reflect.deleteProperty(o, 'operationId')), 'no operationId'],
  ['no x-acting', changed(update, 'put', (o) => Reflect.deleteProperty(o, 'x-acting')), 'does not declare who may act'],
  [
    'an unknown x-acting',
    changed(update, 'put', (o) => Object.assign(o, { 'x-acting': 'everybody' })),
    'does not declare who may act',
  ],
  [
    'caregivers in a public operation',
    changed('/api/user/login', 'post', (o) => Object.assign(o, { 'x-acting': 'read' })),
    'is public but declares x-acting',
  ],
  [
    'caregivers in the administration',
    changed('/api/security/addRuolo', 'post', (o) => Object.assign(o, { 'x-acting': 'full' })),
    'is for administrators but not x-acting: own',
  ],
  ['no x-owner', changed(update, 'put', (o) => Reflect.deleteProperty(o, 'x-owner')), 'no x-owner'],
  ['no security', changed(update, 'put', (o) => Object.assign(o, { security: [] })), 'requires no session'],
  [
    'security for everybody',
    changed('/api/user/login', 'post', (o) => Object.assign(o, { security: [{ session: [] }] })),
    'is public but requires a session',
  ],
  [
    'an owner without ids',
    changed(update, 'get', (o) => Object.assign(o, { 'x-owner': { rule: 'own' } })),
    'names no id',
  ],
  [
    'an id of the path that is not checked',
    changed(update, 'get', (o) => Object.assign(o, { 'x-owner': { rule: 'session' } })),
    'does not declare the owner of {id}',
  ],
  [
    'an id of the body that is not checked',
    changed(update, 'put', (o) => o['x-owner']?.ids?.pop()),
    'does not declare the owner of id_update in the body',
  ],
  [
    'a check of an id that is not there',
    changed(update, 'put', (o) => o['x-owner']?.ids?.push({ in: 'body', name: 'id_nulla', of: 'patient' })),
    'checks id_nulla of the body, which does not exist',
  ],
  [
    'a body that lets unknown fields in',
    changed(update, 'put', (o) =>
      Object.assign(o, {
        requestBody: { content: { 'application/json': { schema: { type: 'object', properties: { page: {} } } } } },
      }),
    ),
    'allows unknown fields in the body',
  ],
  [
    'a number that may be larger than any database takes',
    changed(update, 'put', (o) =>
      Object.assign(o, {
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                additionalProperties: false,
                properties: { id_update: { type: 'integer' }, voci: { type: 'array', items: { type: 'integer' } } },
              },
            },
          },
        },
      }),
    ),
    'has no maximum for body/voci/items',
  ],
  [
    'another body than JSON',
    changed(update, 'put', (o) => Object.assign(o, { requestBody: { content: { 'text/plain': {} } } })),
    'has a body other than JSON',
  ],
  [
    'two kinds of success',
    changed(update, 'get', (o) => Object.assign(o.responses, { 201: { description: 'Another' } })),
    'needs exactly one successful response',
  ],
];

test.each(faults)('a server does not start with %s', async (_, faulty, reason) => {
  await expect(makeServer('sqlite', { change: () => ({ document: faulty }) })).rejects.toThrow(reason);
});

test('reports all problems at once', () => {
  try {
    readOperations(document, () => false);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ContractError);
    const count = Object.values(document.paths).flatMap((item) =>
      Object.keys(item).filter((key) => /^(get|put|post|delete)$/.test(key)),
    );
    expect(String(error).match(/has no handler/g)).toHaveLength(count.length);
  }
});

test('rejects a document without security', () => {
  const { security: _, ...rest } = structuredClone(document);
  expect(() => readOperations(rest, () => true)).toThrow('has no security');
});
