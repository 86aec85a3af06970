import { yieldToEventLoop } from '../yield-to-event-loop.ts';

const chunkItems = 64;

function isLong(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > chunkItems;
  return typeof value === 'object' && value !== null && Object.values(value).some(isLong);
}

/** Returns the same as JSON.stringify for plain data, but yields to other requests during long lists. */
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
  for (let from = 0; from < value.length; from += chunkItems) {
    pieces.push(JSON.stringify(value.slice(from, from + chunkItems)).slice(1, -1));
    await yieldToEventLoop();
  }
  return `[${pieces.join(',')}]`;
}
