import { expect, test } from 'vitest';
import { verdictOf } from './vulnerabilities.ts';

// Shapes of answers as pnpm documents and prints them.
test('what is known of a package is told', () => {
  const advisory = {
    severity: 'high',
    module_name: 'a',
    title: 'Falls over',
    url: 'https://example.org/1',
    patched_versions: '>=2',
  };
  expect(verdictOf(JSON.stringify({ advisories: { 1: advisory }, metadata: {} }))).toEqual({
    kind: 'found',
    lines: ['high: a: Falls over (mended in >=2) https://example.org/1'],
  });
});

test('nothing known is clean', () => {
  expect(verdictOf('{"actions":[],"advisories":{},"muted":[],"metadata":{}}')).toEqual({ kind: 'clean' });
});

test.each([
  ['', ''],
  [' ERR_PNPM_AUDIT_BAD_RESPONSE  The audit endpoint responded with 404', 'ERR_PNPM_AUDIT_BAD_RESPONSE'],
  ['{"error":{"code":"ECONNREFUSED","message":"connect ECONNREFUSED"}}', 'connect ECONNREFUSED'],
  ['{}', 'has not answered'],
])('no answer is not a clean one: %j', (output, reason) => {
  const verdict = verdictOf(output);
  expect(verdict).toMatchObject({ kind: 'not reachable', reason: expect.stringContaining(reason) });
});
