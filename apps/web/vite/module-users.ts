import type { Rolldown } from 'vite';

const indexFile = /\/(?:index\.m?[jt]s|lucide-react\.mjs)$/;

const entries = new Map<string, string[]>();

/** Returns the pages and dialogs that import the module, directly or indirectly. */
export function entriesWith(id: string, context: Rolldown.ChunkingContext): string[] {
  const known = entries.get(id);
  if (known) return known;
  const users = new Set([id]);
  for (const one of users) for (const next of usersOf(one, context)) users.add(next);
  const found = [...users].filter((one) => context.getModuleInfo(one)?.dynamicImporters.length);
  entries.set(id, found);
  return found;
}

/** Importing an index says nothing about one of its files: a user of the file names what it exports. */
function usersOf(id: string, context: Rolldown.ChunkingContext): readonly string[] {
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.flatMap((importer) => {
    const users = indexFile.test(importer) && usersThrough(importer, context).get(fileName(id));
    return users || [importer];
  });
}

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const indexUsers = new Map<string, Map<string, string[]>>();

/** Returns the modules that use each file of an index, by its name. */
function usersThrough(index: string, context: Rolldown.ChunkingContext): Map<string, string[]> {
  const known = indexUsers.get(index);
  if (known) return known;
  const users = new Map<string, string[]>();
  indexUsers.set(index, users);
  const { code, importers = [] } = context.getModuleInfo(index) ?? {};
  const files = new Map<string, string>();
  for (const [, names = '', path = ''] of (code ?? '').matchAll(/(?:ex|im)port \{([^}]+)\} from ['"]([^'"]+)/g)) {
    users.set(fileName(path), []);
    for (const [, name, alias] of names.matchAll(/(\w+)(?: as (\w+))?/g))
      files.set(alias ?? name ?? '', fileName(path));
  }
  for (const importer of importers) {
    const text = context.getModuleInfo(importer)?.code ?? '';
    const named = new Set(
      [...text.matchAll(/import \{([^}]+)\}/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
    );
    for (const file of new Set([...named].flatMap((name) => files.get(name) ?? []))) users.get(file)?.push(importer);
  }
  return users;
}
