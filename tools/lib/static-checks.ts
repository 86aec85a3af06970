// Checks of the sources, without a test runner.
import { onFreeCore } from './limit.ts';
import { type RunResult, run } from './run.ts';
import { checkTypes, projects } from './types.ts';

export interface CheckResult {
  /** Number of commands. */
  count: number;
  /** Output of each command that failed. */
  problems: string[];
  /** Sum over the commands, without the time that they waited for others. */
  ms: number;
}

async function check(...commands: (() => Promise<RunResult>)[]): Promise<CheckResult> {
  const results = await Promise.all(
    commands.map((command) =>
      onFreeCore(async () => {
        const began = performance.now();
        return { ...(await command()), ms: performance.now() - began };
      }),
    ),
  );
  return {
    count: commands.length,
    problems: results.filter(({ code }) => code !== 0).map(({ output }) => output),
    ms: results.reduce((total, { ms }) => total + ms, 0),
  };
}

const command = (program: string, ...args: string[]) => check(() => run(program, args, { capture: true }));

export const types = () => check(...projects().map((folder) => () => checkTypes(folder)));
export const contract = () => command('redocly', 'lint');
export const sizes = () => command('size-limit');

/** @param files Defaults to all. Those that Biome does not know are ignored. */
export const lint = (files?: readonly string[]) =>
  files === undefined
    ? command('biome', 'ci', '.')
    : command('biome', 'check', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files);

/** Format of dependency-cruiser. */
interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { error: number; violations: { from: string; to: string; rule: { name: string } }[] };
}

/** Also returns the modules that each module imports. */
export async function boundaries(): Promise<CheckResult & { imports: Map<string, string[]> }> {
  const imports = new Map<string, string[]>();
  const folders = ['apps', 'packages', 'benchmarks', 'tools'];
  const args = ['--config', 'tools/boundaries.cjs', '--output-type', 'json', ...folders];
  const result = await check(async () => {
    const { output } = await run('depcruise', args, { capture: true });
    let cruise: Cruise;
    try {
      cruise = JSON.parse(output);
    } catch {
      return { code: 1, output };
    }
    for (const { source, dependencies } of cruise.modules) {
      imports.set(
        source,
        dependencies.map(({ resolved }) => resolved),
      );
    }
    const { error, violations } = cruise.summary;
    const lines = violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
    return { code: error, output: lines.join('\n') };
  });
  return { ...result, imports };
}
