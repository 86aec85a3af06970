// Peers that are not in a registry: fetched at one commit into a cache, with only their computing modules bundled.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';
import { at } from '../../tools/lib/run.ts';
import type { Contenders } from './contender.ts';
import { ascvdcalc } from './peers/ascvdcalc.ts';
import { awellScore } from './peers/awell-score.ts';
import { geekmdcalc } from './peers/geekmdcalc.ts';
import { kcrtMed } from './peers/kcrt-med.ts';
import { medcalcEhr } from './peers/medcalc-ehr.ts';
import { paulishMedcalc } from './peers/paulish-medcalc.ts';
import type { Peer, Source } from './peers/peer.ts';
import { periopCalculators } from './peers/periop-calculators.ts';

const all = [ascvdcalc, awellScore, geekmdcalc, kcrtMed, medcalcEhr, paulishMedcalc, periopCalculators];

const cache = at('benchmarks', 'node_modules', '.cache', 'peers');
const execute = promisify(execFile);

async function git(folder: string, ...args: string[]): Promise<void> {
  // Without a password prompt for a deleted repository.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  await execute('git', ['-C', folder, ...args], { env, timeout: 120_000 });
}

async function fetched({ repository, commit, paths }: Source): Promise<string> {
  const folder = join(cache, `${repository.replace('/', '+')}-${commit}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const making = await mkdtemp(join(cache, 'making-'));
  try {
    await git(making, 'init', '--quiet');
    await git(making, 'remote', 'add', 'origin', `https://github.com/${repository}.git`);
    await git(making, 'fetch', '--quiet', '--depth', '1', '--filter=blob:none', 'origin', commit);
    await git(making, 'checkout', '--quiet', commit, '--', ...paths);
    await rename(making, folder);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  return folder;
}

function foreign({ stubs = {}, libraries = {} }: Peer): Plugin {
  return {
    name: 'foreign',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, async ({ path }) => {
        const library = libraries[path];
        if (library) return { path: join(await fetched(library), library.file) };
        return path in stubs ? { path, namespace: 'stub' } : undefined;
      });
      onLoad({ filter: /./, namespace: 'stub' }, ({ path }) => ({ contents: stubs[path] ?? '' }));
    },
  };
}

async function loaded(peer: Peer): Promise<Contenders> {
  const folder = await fetched(peer);
  const outfile = join(folder, 'peer.mjs');
  await build({
    stdin: { contents: peer.entry, resolveDir: folder, loader: 'ts' },
    outfile,
    absWorkingDir: folder,
    alias: { ...peer.alias },
    bundle: true,
    format: 'esm',
    target: 'esnext',
    logLevel: 'silent',
    // The Flow types of one peer are also valid TypeScript.
    loader: { '.js': 'ts' },
    define: { __dirname: '""' },
    plugins: [foreign(peer)],
  });
  return peer.contenders((await import(pathToFileURL(outfile).href)) as never);
}

const reason = (error: unknown) => {
  const { stderr = '', message = String(error) } = error as { stderr?: string; message?: string };
  return (stderr.trim() || message.trim()).split('\n').at(-1) ?? '';
};

export async function loadPeers() {
  const outcomes = await Promise.allSettled(all.map(loaded));
  const measured: { name: string; contenders: Contenders }[] = [];
  const missing: string[] = [];
  for (const [index, { name }] of all.entries()) {
    const outcome = outcomes[index] as PromiseSettledResult<Contenders>;
    if (outcome.status === 'fulfilled') measured.push({ name, contenders: outcome.value });
    else missing.push(`${name} is not measured: ${reason(outcome.reason)}`);
  }
  return { measured, missing };
}
