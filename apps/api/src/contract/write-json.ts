import { pause } from '../pause.ts';

/** Items of a list that are written in one go. */
const atOnce = 64;

function isLong(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > atOnce;
  return typeof value === 'object' && value !== null && Object.values(value).some(isLong);
}

/** The same as JSON.stringify of plain data; others have their turn while a long list is written. */
export async function writeJson(value: unknown): Promise<string> {
  if (!isLong(value)) return JSON.stringify(value);
  if (!Array.isArray(value)) {
    const fields: string[] = [];
    for (const [name, field] of Object.entries(Object(value))) {
      if (field !== undefined) fields.push(`${JSON.stringify(name)}:${await writeJson(field)}`);
    }
    return `{${fields.join(',')}}`;
  }
  const pieces: string[] = [];
  for (let from = 0; from < value.length; from += atOnce) {
    pieces.push(JSON.stringify(value.slice(from, from + atOnce)).slice(1, -1));
    await pause();
  }
  return `[${pieces.join(',')}]`;
}
