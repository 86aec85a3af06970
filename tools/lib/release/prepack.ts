// Runs before a package is packed or published by hand, since an unbuilt package would be published without code.
import { basename } from 'node:path';
import { isBuilt, type StepName } from '../build.ts';

const builds: Record<string, StepName[]> = {
  'api-client': ['api-client'],
  'design-system': ['design-system'],
  'medical-calc': ['medical-calc', 'medical-calc-types'],
  'web-bluetooth': ['web-bluetooth', 'web-bluetooth-types'],
};

const folder = basename(process.cwd());
const problem = findProblem();
if (problem) {
  console.error(`\n@libretto/${folder} cannot be packed: ${problem}`);
  console.error(
    '`npm run release -- --dry-run` builds, packs and tries all packages; `npm run release` publishes them.\n',
  );
  process.exitCode = 1;
}

function findProblem(): string | undefined {
  if (!process.env.npm_config_user_agent?.startsWith('pnpm/'))
    return 'npm leaves "catalog:" in its dependencies and its exports at the sources; pnpm replaces both.';
  const steps = builds[folder];
  if (!steps) return 'tools/lib/release/prepack.ts does not know its build.';
  const missing = steps.filter((step) => !isBuilt(step));
  return missing.length > 0 ? `its build is missing or older than its sources (${missing.join(', ')}).` : undefined;
}
