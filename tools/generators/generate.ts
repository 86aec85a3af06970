import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { spell } from '../lib/names.ts';
import { isKindName, type Kind, kinds, type Layer } from './kinds.ts';
import { type Pair, renameContent, renamePath } from './rename.ts';

export interface Generated {
  made: string[];
  wired: string[];
  /** Missing samples, whose layers were skipped. */
  missing: string[];
  next: readonly string[];
}

const usage = `Usage: npm run new <${Object.keys(kinds).join('|')}> <name>, for an area also [singular]`;

// Words such as `await` and `eval` cannot name a function of a module.
const reserved = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

export function generate(root: string, kindName?: string, name?: string, singular?: string): Generated {
  if (!isKindName(kindName)) throw new Error(usage);
  const kind: Kind = kinds[kindName];
  if (name === undefined || (singular !== undefined && kind.singular === undefined)) throw new Error(usage);
  for (const given of [name, singular]) if (given !== undefined) checkName(given, kind);

  const there = kind.layers.filter(({ folder, sample }) => existsSync(join(root, folder, sample)));
  const missing = kind.layers
    .filter((layer) => !there.includes(layer))
    .map(({ folder, sample }) => `${folder}/${sample}`);
  if (there.length === 0) throw new Error(`There is no sample to copy: ${missing.join(', ')} does not exist.`);
  const made = kind.layers.map(({ folder }) => `${folder}/${name}`);
  const existing = made.filter((folder) => existsSync(join(root, folder)));
  if (existing.length > 0) throw new Error(`${existing.join(', ')} exists already. Choose another name.`);

  const pairs = (sample: string): Pair[] => [
    [sample, name],
    ...(kind.singular === undefined ? [] : [[kind.singular, singular ?? name.replace(/s$/, '')] as const]),
  ];
  const { wired, write } = kind.wire?.(root, name, singular ?? name.replace(/s$/, '')) ?? {
    wired: [],
    write: () => {},
  };
  for (const layer of there) copy(root, layer, name, pairs(layer.sample));
  write();
  return { made: there.map(({ folder }) => `${folder}/${name}`), wired, missing, next: kind.next(name) };
}

function checkName(name: string, kind: Kind): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `“${name}” is no name: lower-case letters and digits, words joined by hyphens, such as rating-field.`,
    );
  }
  if (name.length > 60) throw new Error(`“${name}” is too long: 60 characters at most.`);
  if (reserved.has(spell(name).camel) || kind.taken?.includes(name)) {
    throw new Error(`“${name}” is taken by something else. Choose another name.`);
  }
}

function copy(root: string, { folder, sample, change, add, place }: Layer, name: string, pairs: readonly Pair[]): void {
  const from = join(root, folder, sample);
  const to = join(root, folder, name);
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), content);
  };
  for (const file of globSync('**/*', { cwd: from })) {
    if (!statSync(join(from, file)).isFile() || file.includes('.gen.')) continue;
    const usual = renamePath(file, pairs);
    const renamed = place ? place(usual, name) : usual;
    const content = renameContent(readFileSync(join(from, file), 'utf8'), file, pairs);
    const changed = change ? change(content, renamed, name) : content;
    if (changed !== null) write(renamed, changed);
  }
  for (const [file, content] of Object.entries(add?.(name) ?? {})) write(file, content);
}
