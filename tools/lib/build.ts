// A step runs only when the content of its inputs has changed since it last succeeded.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { onFreeCore } from './limit.ts';
import { at, must, root } from './run.ts';

interface Step {
  needs: string[];
  /** Globs from the root, without generated files. */
  inputs: string[];
  /** Environment variables that the build puts into its output. */
  settings?: string[];
  /** If missing, the step runs again despite its stamp: package scripts may delete declarations. */
  output: string;
  run: () => Promise<void>;
}

const pnpm = (filter: string, script: string) => must('pnpm', ['--filter', filter, 'run', script], { capture: true });
const sources = (folder: string) => [`${folder}/src/**/*`, `${folder}/*.{json,ts,html}`, `${folder}/public/**/*`];

export const steps = {
  contract: {
    needs: [],
    inputs: [
      'openapi/**/*.yaml',
      'redocly.yaml',
      '{packages/api-client,apps/api}/generate.ts',
      'apps/api/place-corrections.tsv',
      'packages/design-system/src/components/pain-canvas/regions.messages.ts',
    ],
    output: 'apps/api/src/contract/contract.gen.ts',
    run: async () => {
      await pnpm('@libretto/api-client', 'generate');
      await pnpm('@libretto/api', 'generate');
    },
  },
  'api-client': {
    needs: ['contract'],
    inputs: [...sources('packages/api-client'), 'openapi/**/*.yaml'],
    output: 'packages/api-client/dist',
    run: () => pnpm('@libretto/api-client', 'build'),
  },
  'design-system': {
    needs: [],
    inputs: sources('packages/design-system'),
    output: 'packages/design-system/dist',
    run: () => pnpm('@libretto/design-system', 'build'),
  },
  'medical-calc': {
    needs: [],
    inputs: [...sources('packages/medical-calc'), 'tools/lib/names.ts'],
    output: 'packages/medical-calc/dist/text.js',
    run: () => pnpm('@libretto/medical-calc', 'build:js'),
  },
  'medical-calc-types': {
    needs: ['medical-calc'],
    inputs: [...sources('packages/medical-calc'), 'tools/lib/{names,declarations}.ts'],
    output: 'packages/medical-calc/dist/text.d.ts',
    run: () => pnpm('@libretto/medical-calc', 'build:types'),
  },
  'web-bluetooth': {
    needs: [],
    inputs: [...sources('packages/web-bluetooth'), 'tools/lib/names.ts'],
    output: 'packages/web-bluetooth/dist/session.js',
    run: () => pnpm('@libretto/web-bluetooth', 'build:js'),
  },
  'web-bluetooth-types': {
    needs: ['web-bluetooth'],
    inputs: [...sources('packages/web-bluetooth'), 'tools/lib/{names,declarations}.ts'],
    output: 'packages/web-bluetooth/dist/session.d.ts',
    run: () => pnpm('@libretto/web-bluetooth', 'build:types'),
  },
  'web-sources': {
    needs: [],
    inputs: [
      'apps/web/src/{areas,shared}/*/messages.it.json',
      'apps/web/src/routes/**/*',
      'apps/web/{generate.ts,tsr.config.json}',
    ],
    output: 'apps/web/src/route-tree.gen.ts',
    run: () => pnpm('@libretto/web', 'generate'),
  },
  web: {
    needs: ['contract', 'web-sources', 'medical-calc', 'web-bluetooth'],
    inputs: [
      ...sources('apps/web'),
      'apps/web/vite/**/*',
      'packages/{design-system,api-client,medical-calc,web-bluetooth}/src/**/*',
      'docs/guides/**/*',
      'openapi/**/*.yaml',
    ],
    settings: ['APP_STORE_URL', 'PLAY_STORE_URL', 'SUPPORT_URL'],
    output: 'apps/web/dist/index.html',
    run: () => pnpm('@libretto/web', 'build'),
  },
  api: {
    needs: ['contract', 'medical-calc'],
    inputs: [...sources('apps/api'), 'packages/medical-calc/src/**/*', 'openapi/**/*.yaml'],
    output: 'apps/api/dist/server.js',
    run: () => pnpm('@libretto/api', 'build'),
  },
  storybook: {
    // The stories of the app's pages use everything that the app is made of.
    needs: ['contract', 'web-sources', 'medical-calc', 'web-bluetooth'],
    inputs: [
      ...sources('packages/design-system'),
      ...sources('packages/api-client'),
      ...sources('packages/web-bluetooth'),
      'packages/medical-calc/src/**/*',
      'apps/web/src/**/*',
      'openapi/dist/openapi.json',
      '.storybook/**/!(test-runner.ts)',
      '.changeset/*.md',
      'packages/*/CHANGELOG.md',
    ],
    output: 'storybook-static/index.json',
    run: () => must('storybook', ['build', '--quiet', '-o', 'storybook-static'], { capture: true }),
  },
} satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

type Environment = Readonly<Record<string, string | undefined>>;

/** Paths from the root. */
export function inputFiles(inputs: string[]): string[] {
  const files = globSync([...inputs, 'pnpm-lock.yaml'], {
    cwd: root,
    exclude: (path) => /(^|\/)(dist|node_modules)(\/|$)/.test(path),
  });
  // `exclude` alone does not cover every file within folders.
  const written = files.filter((file) => !/\.gen\.ts$/.test(file) && statSync(at(file)).isFile());
  return [...new Set(written)].sort();
}

export function fingerprint({ inputs, settings = [] }: Pick<Step, 'inputs' | 'settings'>, env: Environment): string {
  const hash = createHash('sha256');
  for (const name of settings) hash.update(`${name}=${env[name] ?? ''}\0`);
  for (const file of inputFiles(inputs)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(at(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

const underWay = new Map<string, Promise<void>>();

/** Builds the named steps and their dependencies, independent steps in parallel. */
export async function build(...names: StepName[]): Promise<void> {
  await Promise.all(names.map((name) => buildOnce(name)));
}

function buildOnce(name: StepName): Promise<void> {
  let work = underWay.get(name);
  if (!work) {
    work = buildStep(name, steps[name]).finally(() => underWay.delete(name));
    underWay.set(name, work);
  }
  return work;
}

const stampOf = (name: string) => at('.cache', 'build', name);

const isCurrent = (name: string, { output }: Step, now: string) =>
  existsSync(at(output)) && existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === now;

/** Returns whether the output of a step exists and belongs to its present inputs. */
export const isBuilt = (name: StepName): boolean => isCurrent(name, steps[name], fingerprint(steps[name], process.env));

async function buildStep(name: string, step: Step): Promise<void> {
  await build(...(step.needs as StepName[]));
  const stamp = stampOf(name);
  const now = fingerprint(step, process.env);
  if (isCurrent(name, step, now)) return;
  const ms = await onFreeCore(async () => {
    const began = performance.now();
    await step.run();
    return performance.now() - began;
  });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  console.log(`Built ${name} in ${(ms / 1000).toFixed(1)} s.`);
}
