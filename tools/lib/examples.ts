// Fenced code of READMEs as programs. A comment with a value after an expression states its expected value.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import ts from 'typescript';
import { entryPoints, type PackageName, packageFolder } from './public-api.ts';
import { at } from './run.ts';

export interface Example {
  /** From the root. */
  file: string;
  /** Heading and place below it, such as `usage-0`. */
  name: string;
  language: string;
  source: string;
}

export function readExamples(file: string): Example[] {
  return readFileSync(at(file), 'utf8')
    .split(/^#+ /m)
    .flatMap((section) => {
      const [title = ''] = section.split('\n');
      const slug = title.toLowerCase().replaceAll(/\W+/g, '-');
      return [...section.matchAll(/^```(\w*)\n(.*?)^```/gms)].map(([, language = '', source = ''], index) => ({
        file,
        name: `${slug}-${index}`,
        language,
        source,
      }));
    });
}

const isCode = ({ language }: Example) => /^tsx?$/.test(language);

/** Examples in TypeScript of a package's README. */
export const readPackageExamples = (name: PackageName) => readExamples(`packages/${name}/README.md`).filter(isCode);

const hourMs = 3_600_000;

/** A folder inside the package, so that its dependencies resolve. Left-overs of interrupted runs are removed. */
function makeFolder(name: PackageName): string {
  const parent = join(packageFolder(name), '.cache');
  mkdirSync(parent, { recursive: true });
  for (const entry of readdirSync(parent).filter((one) => one.startsWith('examples-'))) {
    const path = join(parent, entry);
    const { mtimeMs = Number.POSITIVE_INFINITY } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > hourMs) rmSync(path, { recursive: true, force: true });
  }
  return mkdtempSync(join(parent, 'examples-'));
}

/** Returns the compiler's errors in the examples of a README. They see only what the package exports. */
export function findTypeErrors(name: PackageName, examples = readPackageExamples(name)): string[] {
  const folder = packageFolder(name);
  const parent = makeFolder(name);
  try {
    const files = examples.map(({ name: example, language, source }) => {
      const file = join(parent, `${example}.${language}`);
      // Also makes a module of an example without imports.
      writeFileSync(file, `${source}\nexport {};\n`);
      return file;
    });
    const paths = Object.fromEntries(
      Object.entries(entryPoints(name)).map(([path, file]) => [`@libretto/${name}/${path}`, [join(folder, file)]]),
    );
    paths['@libretto/design-system/*.css'] = [join(packageFolder('design-system'), 'styles.css.d.ts')];
    const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent({ ...config, files, include: [] }, ts.sys, folder);
    const program = ts.createProgram(files, { ...options, paths });
    return files.flatMap((file) => {
      const sourceFile = program.getSourceFile(file);
      const diagnostics = [
        ...program.getSyntacticDiagnostics(sourceFile),
        ...program.getSemanticDiagnostics(sourceFile),
      ];
      return diagnostics.map(({ messageText, start = 0 }) => {
        const line = (sourceFile?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
        return `${file.slice(parent.length + 1)}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
      });
    });
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

interface Expectation {
  expression: string;
  expected: string;
  end: number;
  start: number;
}

/** A comment that begins like a value; any other is an explanation. */
const value = /^\/\/ (?=['"[{\d-]|(?:true|false|null|undefined|NaN)\b)(.*)$/;

function findExpectations(file: ts.SourceFile): Expectation[] {
  const found: Expectation[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node)) {
      const [range] = ts.getTrailingCommentRanges(file.text, node.end) ?? [];
      const [, expected] = value.exec(range ? file.text.slice(range.pos, range.end) : '') ?? [];
      if (expected !== undefined) {
        const expression = node.expression.getText(file);
        found.push({ expression, expected, start: node.getStart(file), end: node.end });
      }
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return found;
}

/** The expressions of an example that have an expected value. */
export const listExpectations = ({ source }: Pick<Example, 'source'>): string[] =>
  findExpectations(ts.createSourceFile('example.ts', source, ts.ScriptTarget.Latest, true)).map(
    ({ expression }) => expression,
  );

export interface Outcome {
  /** Expressions with an expected value that were evaluated, in order. */
  checked: string[];
  /** `expression: expected …, got …` of each that has another value. */
  wrong: string[];
}

/** Node writes arrays with inner spaces, unlike this project's formatter. */
const formatArrays = (text: string) => text.replaceAll('[ ', '[').replaceAll(' ]', ']');

const write = (actual: unknown) =>
  formatArrays(inspect(actual, { depth: null, breakLength: Number.POSITIVE_INFINITY }));

function isExpected(actual: unknown, expected: string): boolean {
  const parts = expected.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(write(actual));
}

/** Imports the entry points from their sources. */
function resolveImports(name: PackageName, source: string): string {
  const files = entryPoints(name);
  return source.replaceAll(new RegExp(`'@libretto/${name}/([^']+)'`, 'g'), (text, path: string) => {
    const file = files[path];
    return file ? `'${pathToFileURL(join(packageFolder(name), file)).href}'` : text;
  });
}

/**
 * Runs an example and compares the values in its comments. The example may be changed first, to reach another branch.
 * `import` is that of the test, so that the example gets the same modules.
 */
export async function runExample(
  name: PackageName,
  example: Example,
  load: (file: string) => Promise<unknown>,
  change: (source: string) => string = (source) => source,
): Promise<Outcome> {
  const source = change(example.source);
  const parsed = ts.createSourceFile('example.ts', source, ts.ScriptTarget.Latest, true);
  let code = source;
  for (const { expression, expected, start, end } of findExpectations(parsed).reverse()) {
    const call = `globalThis.checkExample(${JSON.stringify(expression)}, ${JSON.stringify(expected)}, ${expression});`;
    code = code.slice(0, start) + call + code.slice(end);
  }
  const folder = makeFolder(name);
  const outcome: Outcome = { checked: [], wrong: [] };
  const scope = globalThis as {
    checkExample?: ((expression: string, expected: string, actual: unknown) => void) | undefined;
  };
  scope.checkExample = (expression, expected, actual) => {
    outcome.checked.push(expression);
    if (!isExpected(actual, expected)) outcome.wrong.push(`${expression}: expected ${expected}, got ${write(actual)}`);
  };
  try {
    const file = join(folder, `${example.name}.${example.language}`);
    writeFileSync(file, `${resolveImports(name, code)}\nexport {};\n`);
    await load(file);
  } finally {
    scope.checkExample = undefined;
    rmSync(folder, { recursive: true, force: true });
  }
  return outcome;
}
