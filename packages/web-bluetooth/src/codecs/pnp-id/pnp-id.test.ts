import { describe, expect, test } from 'vitest';
import { testVectors, toBytes } from '../../testing/vectors.ts';
import { decodePnpId } from './pnp-id.ts';
import vectors from './pnp-id.vectors.json' with { type: 'json' };

testVectors(vectors, decodePnpId);

describe('refusals', () => {
  test.each([
    ['nothing', '', 'truncated', 0],
    ['six bytes', '026b1d460240', 'truncated', 5],
  ])('%s', (_what, hex, code, offset) => {
    expect(() => decodePnpId(toBytes(hex))).toThrow(
      expect.objectContaining({ name: 'DecodeError', code, kind: 'pnp_id', offset }),
    );
  });
});
