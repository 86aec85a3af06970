import { type FieldError, malformed } from '../problem.ts';

const deepest = 32;

/**
 * Refuses texts that no database keeps as they are (NUL, half a surrogate pair), as field errors, and nesting that
 * only an attack has. JSON.parse lets all of these through.
 */
export function textErrors(value: unknown, prefix = ''): FieldError[] {
  const errors: FieldError[] = [];
  const pending: [value: unknown, path: string, depth: number][] = [[value, prefix, 0]];
  const check = (text: string, path: string) => {
    if (text.includes('\0')) errors.push({ path, code: 'nul', message: 'must not contain NUL' });
    else if (!text.isWellFormed()) errors.push({ path, code: 'unicode', message: 'must be well-formed Unicode' });
  };
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [item, path, depth] = next;
    if (typeof item === 'string') check(item, path);
    if (typeof item !== 'object' || item === null) continue;
    if (depth >= deepest) throw malformed(`The body is nested deeper than ${deepest} levels.`);
    const isList = Array.isArray(item);
    for (const key in item) {
      if (!isList) check(key, path);
      const inner: unknown = Reflect.get(item, key);
      // Of numbers there can be a hundred thousand.
      if (typeof inner === 'string' || typeof inner === 'object') pending.push([inner, `${path}/${key}`, depth + 1]);
    }
  }
  return errors;
}
