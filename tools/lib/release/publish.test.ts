import { expect, test } from 'vitest';
import { findObstacle, takeCredentials } from './publish.ts';

const identity = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://ci.example', ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'proof' };

test('publishes nothing without credentials', () => {
  expect(findObstacle({}, [])).toContain('there are no npm credentials');
});

test('publishes nothing without provenance', () => {
  expect(findObstacle({ NPM_TOKEN: 'secret' }, [])).toContain('provenance only in GitHub Actions');
  expect(findObstacle({ NODE_AUTH_TOKEN: 'secret' }, [])).toContain('provenance only in GitHub Actions');
});

test('publishes nothing that is not committed', () => {
  expect(findObstacle(identity, ['packages/medical-calc/package.json'])).toContain(
    'not committed: packages/medical-calc/package.json',
  );
});

test('publishes a commit from CI, with a token or as a publisher that npm trusts', () => {
  expect(findObstacle(identity, [])).toBeUndefined();
  expect(findObstacle({ ...identity, NPM_TOKEN: 'secret' }, [])).toBeUndefined();
  expect(findObstacle({ SIGSTORE_ID_TOKEN: 'proof' }, [])).toBeUndefined();
});

test('takes credentials out of the environment', () => {
  const env: NodeJS.ProcessEnv = { ...identity, NPM_TOKEN: 'secret', PATH: '/bin' };
  expect(takeCredentials(env)).toEqual({ ...identity, NPM_TOKEN: 'secret' });
  expect(env).toEqual({ PATH: '/bin' });
});
