// Compares what the packages export with their API.md. `npm run exec -- vitest run
// tools/checks/public-api.test.ts --update` rewrites the lists; each line that changes is a decision about semantic
// versioning. Requires the builds.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { entryPoints, packageFolders } from '../lib/entry-points.ts';
import { at } from '../lib/run.ts';

/** Entries with one export for each operation or schema of the contract, which is versioned with the server. */
const generated: Record<string, string> = {
  '@libretto/api-client/operations': 'one constant for each operation of the contract',
  '@libretto/api-client/max-lengths': 'one constant for each request body of the contract that has texts',
};

function listExports(files: readonly string[]): Map<string, { values: string[]; types: string[] }> {
  const program = ts.createProgram([...files], {
    noLib: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  return new Map(
    files.map((file) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      const symbols = module ? checker.getExportsOfModule(module) : [];
      const isTypeOnly = (declaration: ts.Declaration) =>
        ts.isExportSpecifier(declaration) && (declaration.isTypeOnly || declaration.parent.parent.isTypeOnly);
      const isValue = (symbol: ts.Symbol) => {
        if (symbol.declarations?.some(isTypeOnly)) return false;
        const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
        return (target.flags & ts.SymbolFlags.Value) !== 0;
      };
      const names = (value: boolean) =>
        symbols
          .filter((symbol) => isValue(symbol) === value)
          .map(({ name }) => name)
          .sort()
          .map((name) => `\`${name}\``);
      return [file, { values: names(true), types: names(false) }];
    }),
  );
}

function describeApi(folder: string): string {
  const { name } = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8')) as { name: string };
  const entries = entryPoints(folder).filter(({ path }) => !path.startsWith('internals/'));
  if (entries.length === 0) throw new Error(`${name} is not built: npm run build.`);
  const exported = listExports(entries.map(({ types }) => at(folder, types)));
  const lines = entries.map(({ path, types }) => {
    const short = generated[`${name}/${path}`];
    const { values = [], types: typeNames = [] } = exported.get(at(folder, types)) ?? {};
    const parts = [values.join(', '), typeNames.length > 0 ? `types ${typeNames.join(', ')}` : ''].filter(Boolean);
    return `- \`${path}\`: ${short ?? parts.join('; ')}`;
  });
  return `# Public API of ${name}

Entry points with their exports. They follow semantic versioning; \`internals/…\` and files that are not listed may change
in any release.

${lines.join('\n')}
`;
}

// The declarations of the contract are large.
describe('API.md', { timeout: 60_000 }, () => {
  test.each(packageFolders)('of %s lists every export', async (folder) => {
    await expect(describeApi(folder)).toMatchFileSnapshot(at(folder, 'API.md'));
  });
});
