import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must, run } from '../run.ts';
import type { Tarball } from './tarballs.ts';

/** A token of npm, and the identity that a CI run proves to npm and Sigstore. */
const names = [
  'NODE_AUTH_TOKEN',
  'NPM_TOKEN',
  'NPM_ID_TOKEN',
  'SIGSTORE_ID_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_URL',
] as const;

export type Credentials = Partial<Record<(typeof names)[number], string>>;

/** Moves the credentials out of the environment, so that builds, tests and tried projects do not see them. */
export function takeCredentials(env: NodeJS.ProcessEnv): Credentials {
  const taken: Credentials = {};
  for (const name of names) {
    if (env[name]) taken[name] = env[name];
    delete env[name];
  }
  return taken;
}

/** Returns the reason why nothing can be published, if there is one. `changed` lists files that are not committed. */
export function findObstacle(credentials: Credentials, changed: string[]): string | undefined {
  const token = credentials.NODE_AUTH_TOKEN ?? credentials.NPM_TOKEN;
  const identity = credentials.ACTIONS_ID_TOKEN_REQUEST_URL ?? credentials.SIGSTORE_ID_TOKEN;
  if (!token && !identity)
    return 'there are no npm credentials (NODE_AUTH_TOKEN, NPM_TOKEN, or a CI run that npm trusts)';
  if (!identity)
    return 'npm signs provenance only in GitHub Actions (permission `id-token: write`) and GitLab CI (`SIGSTORE_ID_TOKEN`)';
  if (changed.length > 0) return `provenance names a commit, and these files are not committed: ${changed.join(', ')}`;
  return undefined;
}

/** Publishes the tarballs that the registry does not have yet, so that a release that broke off can be repeated. */
export async function publish(tarballs: readonly Tarball[], credentials: Credentials): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-npm-'));
  const token = credentials.NODE_AUTH_TOKEN ?? credentials.NPM_TOKEN;
  const env: NodeJS.ProcessEnv = { ...credentials };
  if (token) {
    const registry = new URL(process.env.npm_config_registry ?? 'https://registry.npmjs.org/');
    const userconfig = join(folder, '.npmrc');
    // npm itself replaces the variable.
    const place = `//${registry.host}${registry.pathname.replace(/\/?$/, '/')}`;
    writeFileSync(userconfig, `${place}:_authToken=\${NODE_AUTH_TOKEN}\n`);
    Object.assign(env, { NODE_AUTH_TOKEN: token, npm_config_userconfig: userconfig });
  }
  try {
    for (const { name, version, file } of tarballs) {
      const { code, output } = await run('npm', ['view', `${name}@${version}`, 'version'], { capture: true });
      if (code === 0 && output.trim() === version) {
        console.log(`  ${name}@${version} has been published before.`);
        continue;
      }
      await must('npm', ['publish', file, '--provenance', '--access', 'public'], { env, capture: true });
      console.log(`  Published ${name}@${version}.`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
