// The output is not committed, so it cannot become outdated.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
const HEADER = '// Generated from the contract in openapi/; see generate.ts.\n';

interface Operation {
  operationId: string;
  summary: string;
  security?: unknown[];
  'x-acting'?: string;
  parameters?: ({ $ref: string } | { name: string })[];
  requestBody?: { content: Record<string, { schema: TextSchema }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}
interface TextSchema {
  $ref?: string;
  maxLength?: number;
  allOf?: TextSchema[];
  items?: TextSchema;
  properties?: Record<string, TextSchema>;
}
interface Contract {
  paths: Record<string, Partial<Record<(typeof METHODS)[number], Operation>>>;
  components: { schemas: Record<string, TextSchema> };
}

const here = import.meta.dirname;
const workspace = dirname(dirname(here));
const { values } = parseArgs({ options: { root: { type: 'string' }, out: { type: 'string' } } });
const root = values.root ?? workspace;
const out = values.out ?? here;
const bundle = join(root, 'openapi', 'dist', 'openapi.json');
const generated = (name: string) => join(out, 'src', `${name}.gen.ts`);
const outputs = [bundle, generated('schema'), generated('operations'), generated('max-lengths')] as const;
const stamp = join(out, '.cache', 'generate.sha256');

function hash(files: readonly string[], base: string): string {
  const sum = createHash('sha256');
  for (const file of files)
    sum
      .update(`${relative(base, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return sum.digest('hex');
}

/** A missing or edited file does not match the stamp. */
function outputHash(): string {
  try {
    return hash(outputs, out);
  } catch {
    return '';
  }
}

function inputHash(): string {
  const contract = globSync('openapi/**/*.yaml', { cwd: root, exclude: ['openapi/dist/**'] }).sort();
  const files = [...contract, 'redocly.yaml'].map((file) => join(root, file));
  const resolve = createRequire(join(workspace, 'package.json')).resolve;
  const own = [
    import.meta.filename,
    join(here, 'package.json'),
    resolve('@redocly/cli/package.json'),
    createRequire(import.meta.url).resolve('typescript/package.json'),
    join(workspace, 'pnpm-workspace.yaml'),
  ];
  return hash(files, root) + hash(own, workspace);
}

/** Atomic, so that a concurrent reader never sees a partial file. */
function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

function bundleContract(): Contract {
  const redocly = join(workspace, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js');
  mkdirSync(dirname(bundle), { recursive: true });
  const temporary = join(dirname(bundle), `openapi.${process.pid}.json`);
  execFileSync(process.execPath, [redocly, 'bundle', 'libretto', '-o', temporary], {
    cwd: root,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  renameSync(temporary, bundle);
  return JSON.parse(readFileSync(bundle, 'utf8'));
}

function returnsFile({ responses }: Operation): boolean {
  const [success] = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const content = success?.[1].content;
  return content !== undefined && !('application/json' in content);
}

function operationConstants(contract: Contract): string {
  const constants = Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const { operationId, summary, 'x-acting': acting } = operation;
      // Without a session, no token is sent and a 401 does not affect the session.
      const marks = operation.security?.length === 0 ? ['public'] : [];
      if (acting !== undefined && acting !== 'own') marks.push(acting);
      if (returnsFile(operation)) marks.push('file');
      if (operation.parameters?.some((one) => '$ref' in one && one.$ref.endsWith('/IdempotencyKey')))
        marks.push('once');
      const request = [method, path, operationId, ...marks].join(' ');
      return [`/** ${summary} */\nexport const ${operationId} = '${request}' as Operation<'${operationId}'>;\n`];
    }),
  );
  return `${HEADER}import type { Operation } from './schema.ts';\n\n${constants.join('')}`;
}

function maxLengthConstants({ paths, components }: Contract): string {
  const getSchemaName = ({ $ref }: TextSchema) => $ref?.slice($ref.lastIndexOf('/') + 1);
  const resolve = (schema: TextSchema): TextSchema => {
    const target = components.schemas[getSchemaName(schema) ?? ''];
    return target ? resolve(target) : schema;
  };
  const operations = Object.values(paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));
  const bodies = operations.map(({ requestBody }) => requestBody?.content['application/json']?.schema ?? {});
  const names = new Set<string>();
  const collectLengths = (schema: TextSchema) => {
    const name = getSchemaName(schema);
    if (name !== undefined && names.has(name)) return;
    if (name !== undefined) names.add(name);
    const { allOf = [], items, properties = {} } = components.schemas[name ?? ''] ?? schema;
    for (const part of [...allOf, ...(items ? [items] : []), ...Object.values(properties)]) collectLengths(part);
  };
  bodies.forEach(collectLengths);
  const constants = [...names].sort().flatMap((name) => {
    const { properties = {} } = components.schemas[name] ?? {};
    const lengths = Object.entries(properties).flatMap(([property, schema]) => {
      const { items, ...text } = resolve(schema);
      const { maxLength } = items ? resolve(items) : text;
      return maxLength === undefined ? [] : [`  ${property}: ${maxLength},\n`];
    });
    const about = `Maximum lengths of the texts of \`${name}\`, in Unicode code points; of each entry for a list.`;
    return lengths.length > 0 ? [`/** ${about} */\nexport const ${name} = {\n${lengths.join('')}} as const;\n`] : [];
  });
  return `${HEADER}${constants.join('')}`;
}

const inputs = inputHash();
let previousStamp = '';
try {
  previousStamp = readFileSync(stamp, 'utf8');
} catch {
  // The first run has no stamp.
}

if (previousStamp !== inputs + outputHash()) {
  // Loaded on demand, since it brings in the TypeScript compiler.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const contract = bundleContract();
  // openapi-typescript maps the schema `false` to `never`, but not the equivalent that older generators understand.
  const document = readFileSync(bundle, 'utf8').replaceAll(/\{\s*"not":\s*\{\s*\}\s*\}/g, 'false');
  const types = astToString(await openapiTS(document, { emptyObjectsUnknown: true, silent: true }));
  write(outputs[1], `${HEADER}${types}`);
  write(outputs[2], operationConstants(contract));
  write(outputs[3], maxLengthConstants(contract));
  write(stamp, inputs + outputHash());
}
