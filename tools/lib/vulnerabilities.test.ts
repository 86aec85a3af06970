import { expect, test } from 'vitest';
import { parseAudit } from './vulnerabilities.ts';

// Formats of `pnpm audit --json`.
test('lists the advisories of a package', () => {
  const advisory = {
    severity: 'high',
    module_name: 'a',
    title: 'Falls over',
    url: 'https://example.org/1',
    patched_versions: '>=2',
  };
  expect(parseAudit(JSON.stringify({ advisories: { 1: advisory }, metadata: {} }))).toEqual({
    kind: 'found',
    lines: ['high: a: Falls over (fixed in >=2) https://example.org/1'],
  });
});

test('returns clean without advisories', () => {
  expect(parseAudit('{"actions":[],"advisories":{},"muted":[],"metadata":{}}')).toEqual({ kind: 'clean' });
});

test.each([
  ['', ''],
  [' ERR_PNPM_AUDIT_BAD_RESPONSE  The audit endpoint responded with 404', 'ERR_PNPM_AUDIT_BAD_RESPONSE'],
  ['{"error":{"code":"ECONNREFUSED","message":"connect ECONNREFUSED"}}', 'connect ECONNREFUSED'],
  ['{}', 'returned no advisories'],
])('does not return clean for unreadable output: %j', (output, reason) => {
  const verdict = parseAudit(output);
  expect(verdict).toMatchObject({ kind: 'not reachable', reason: expect.stringContaining(reason) });
});
