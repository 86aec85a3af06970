import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodeCheckmeEcgList } from './checkme-ecg-list.ts';
import vectors from './checkme-ecg-list.vectors.json' with { type: 'json' };

// covers E-37
testVectors(vectors, decodeCheckmeEcgList);

describe('refusals', () => {
  test.each([['a record without its end', 'ea070b15090507010000ea07', 'truncated', 10]])(
    '%s',
    (_what, hex, code, offset) => {
      expect(() => decodeCheckmeEcgList(toBytes(hex))).toThrow(
        expect.objectContaining({ name: 'DecodeError', code, kind: 'checkme_ecg_list', offset }),
      );
    },
  );
});
