import type { Rolldown } from 'vite';

type NameOf = NonNullable<Extract<Rolldown.CodeSplittingGroup['name'], (...values: never[]) => unknown>>;

/**
 * One chunk for everything that every page needs: what the entry reaches without an `import()`. Left to itself the bundler
 * makes a chunk of whatever two pages have in common, and the first page begins with a dozen of small files.
 */
export function appChunk(entry: string): NameOf {
  let reached: Set<string> | undefined;
  return (id, context) => {
    reached ??= reachOf(entry, context);
    return reached.has(id) ? 'app' : null;
  };
}

function reachOf(entry: string, context: Parameters<NameOf>[1]): Set<string> {
  const reached = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
