import { build } from './build.ts';
import { at, run } from './run.ts';

export async function serverCommand(file: string, args: string[]): Promise<void> {
  await build('contract');
  const env = { DATA_DIR: at('data'), ...process.env };
  process.exitCode = (await run(process.execPath, [at('apps', 'api', 'src', file), ...args], { env })).code;
}
