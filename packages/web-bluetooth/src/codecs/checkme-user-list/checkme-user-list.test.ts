import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodeCheckmeUserList } from './checkme-user-list.ts';
import vectors from './checkme-user-list.vectors.json' with { type: 'json' };

// covers E-41
testVectors(vectors, decodeCheckmeUserList);

describe('refusals', () => {
  test.each([['a byte too many', '01416e6e6100000000000000000000000002010000a40703078f0200', 'truncated', 27]])(
    '%s',
    (_what, hex, code, offset) => {
      expect(() => decodeCheckmeUserList(toBytes(hex))).toThrow(
        expect.objectContaining({ name: 'DecodeError', code, kind: 'checkme_user_list', offset }),
      );
    },
  );
});

test('resolves an ambiguous size by valid birthdays: 52 users of 27 bytes, not 27 of 52', () => {
  const person = toBytes(vectors[1]?.bytes ?? '');
  const many = new Uint8Array(27 * 52);
  for (let index = 0; index < 52; index += 1) many.set(person, index * 27);
  expect(decodeCheckmeUserList(many)).toHaveLength(52);
  const longer = new Uint8Array(27 * 52);
  for (let index = 0; index < 27; index += 1) longer.set(person, index * 52);
  expect(decodeCheckmeUserList(longer)).toHaveLength(27);
});
