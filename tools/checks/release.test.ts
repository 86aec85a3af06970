// Requires the builds of the packages. `npm run release` tries the projects that need the network.
import { expect, test } from 'vitest';
import { at, run } from '../lib/run.ts';

test('a dry run packs, inspects and tries the packages', { timeout: 300_000 }, async () => {
  const { code, output } = await run(
    process.execPath,
    [at('tools', 'tasks', 'release.ts'), '--dry-run', '--quick'],
    // Neither used nor needed by a dry run.
    { capture: true, env: { NPM_TOKEN: 'secret', SIGSTORE_ID_TOKEN: 'proof' } },
  );
  expect(output).toMatch(/4 tarballs are complete\.\n[\s\S]*node: works[\s\S]*vite: works[\s\S]*Nothing was published/);
  expect(code).toBe(0);
});

test('is not shortened by accident', async () => {
  const { code, output } = await run(process.execPath, [at('tools', 'tasks', 'release.ts'), '--quick'], {
    capture: true,
  });
  expect(output).toContain('tries too little for a release');
  expect(code).toBe(1);
});
