import { expect, test } from 'vitest';
import type { OwnedId } from './document.ts';
import { checkOwnership, type OwnershipChecks } from './ownership.ts';
import type { Session } from './session.ts';

const session = { id_utente: 7 } as Session;
const asked: [person: number, kind: string, id: number][] = [];

const owners = {
  exam: async ({ id_utente }: Session, id: number) => {
    asked.push([id_utente, 'exam', id]);
    return id === 5;
  },
} as OwnershipChecks;

const inPath: OwnedId = { in: 'path', name: 'id_indagine', of: 'exam' };
const inBody: OwnedId = { in: 'body', name: 'id_indagine', of: 'exam' };

async function passes(id: OwnedId, path: unknown, body: unknown): Promise<boolean> {
  try {
    await checkOwnership([id], owners, session, path, body);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ status: 404 });
    return false;
  }
}

const foreign = 6;
const own = 5;

// covers P-26
test('reads the ID from the place that the contract declares', async () => {
  const carry = (id_indagine: number) => ({ id_indagine });
  expect(await passes(inPath, carry(own), carry(foreign))).toBe(true);
  expect(await passes(inPath, carry(foreign), carry(own))).toBe(false);
  expect(await passes(inBody, carry(foreign), carry(own))).toBe(true);
  expect(await passes(inBody, carry(own), carry(foreign))).toBe(false);
});

// covers P-26
test('checks every ID and rejects if one is foreign', async () => {
  asked.length = 0;
  const second: OwnedId = { in: 'body', name: 'altra', of: 'exam' };
  const both = (altra: number) => checkOwnership([inPath, second], owners, session, { id_indagine: own }, { altra });
  await both(own);
  expect(asked).toEqual([
    [7, 'exam', own],
    [7, 'exam', own],
  ]);
  await expect(both(foreign)).rejects.toMatchObject({ status: 404 });
});

test('finds the kind that another field names, and refuses any other word', async () => {
  const named: OwnedId = { in: 'body', name: 'id_record', of: { kindIn: 'tipo' } };
  expect(await passes(named, {}, { tipo: 'exam', id_record: own })).toBe(true);
  expect(await passes(named, {}, { tipo: 'exam', id_record: foreign })).toBe(false);
  for (const tipo of ['visit', 'constructor', undefined, 7, ['exam']])
    expect([tipo, await passes(named, {}, { tipo, id_record: own })]).toEqual([tipo, false]);
});

test('rejects impossible IDs without a query', async () => {
  asked.length = 0;
  for (const wrong of [undefined, null, 0, -5, 5.5, '5', Number.NaN, 2_147_483_648]) {
    expect([wrong, await passes(inPath, { id_indagine: wrong }, {})]).toEqual([wrong, false]);
  }
  expect(await passes(inPath, null, {})).toBe(false);
  expect(await passes(inPath, 'id_indagine', {})).toBe(false);
  expect(await passes(inPath, undefined, {})).toBe(false);
  expect(asked).toEqual([]);
  expect(await passes(inPath, { id_indagine: 2_147_483_647 }, {})).toBe(false);
  expect(await passes(inPath, { id_indagine: 1 }, {})).toBe(false);
  expect(asked.map(([, , id]) => id)).toEqual([2_147_483_647, 1]);
});

test('allows an absent or null field of the body, but not of the path', async () => {
  for (const body of [{}, { id_indagine: null }, { id_indagine: undefined }, undefined, null])
    expect(await passes(inBody, {}, body)).toBe(true);
  expect(await passes(inBody, {}, { id_indagine: 'x' })).toBe(false);
});

test('accepts zero only where the contract allows it', async () => {
  asked.length = 0;
  expect(await passes({ ...inPath, zeroIsNew: true }, { id_indagine: 0 }, {})).toBe(true);
  expect(asked).toEqual([]);
  expect(await passes({ ...inPath, zeroIsNew: false }, { id_indagine: 0 }, {})).toBe(false);
  expect(await passes({ ...inPath, zeroIsNew: true }, { id_indagine: foreign }, {})).toBe(false);
});
