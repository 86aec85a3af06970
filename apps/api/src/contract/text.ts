import { type FieldError, malformed } from '../problem.ts';

const maxDepth = 32;

/** JSON.parse accepts what databases cannot store unchanged: NUL and lone surrogates. Throws for excessive nesting. */
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
    if (depth >= maxDepth) throw malformed(`The body is nested deeper than ${maxDepth} levels.`);
    const isList = Array.isArray(item);
    for (const key in item) {
      if (!isList) check(key, path);
      const inner: unknown = Reflect.get(item, key);
      // Arrays may hold a hundred thousand numbers; skip them.
      if (typeof inner === 'string' || typeof inner === 'object') pending.push([inner, `${path}/${key}`, depth + 1]);
    }
  }
  return errors;
}
