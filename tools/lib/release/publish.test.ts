import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findObstacle, publish, takeCredentials } from './publish.ts';

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

test('publishes with provenance what the registry does not have yet', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-npm-'));
  const log = join(folder, 'log');
  // In the place of npm: knows version 1.0.0 of one package, and writes down what it is asked to publish.
  const npm = `#!${process.execPath}
    const fs = require('node:fs');
    const [command, ...args] = process.argv.slice(2);
    if (command === 'view') {
      if (args[0] !== '@libretto/known@1.0.0') process.exit(1);
      console.log('1.0.0');
    } else {
      const { NODE_AUTH_TOKEN, ACTIONS_ID_TOKEN_REQUEST_TOKEN, npm_config_userconfig } = process.env;
      const config = fs.readFileSync(npm_config_userconfig, 'utf8');
      const line = { command, args, NODE_AUTH_TOKEN, ACTIONS_ID_TOKEN_REQUEST_TOKEN, config };
      fs.appendFileSync(${JSON.stringify(log)}, JSON.stringify(line) + '\\n');
    }`;
  writeFileSync(join(folder, 'npm'), npm);
  chmodSync(join(folder, 'npm'), 0o755);
  vi.stubEnv('PATH', [folder, process.env.PATH].join(delimiter));
  vi.stubEnv('npm_config_registry', 'https://registry.example/npm');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  const tarball = (name: string) => ({ name: `@libretto/${name}`, version: '1.0.0', file: `${name}.tgz` });
  await publish([tarball('known'), tarball('new')], { ...identity, NPM_TOKEN: 'secret' });
  expect(JSON.parse(readFileSync(log, 'utf8'))).toEqual({
    command: 'publish',
    args: ['new.tgz', '--provenance', '--access', 'public'],
    NODE_AUTH_TOKEN: 'secret',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'proof',
    config: `//registry.example/npm/:_authToken=\${NODE_AUTH_TOKEN}\n`,
  });
});
