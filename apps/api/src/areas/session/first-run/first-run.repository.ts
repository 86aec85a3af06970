import { randomInt } from 'node:crypto';
import type { Queries } from '../../../database/database.ts';
import { hashToken } from '../session.repository.ts';

/** Crockford's base 32: no letters that resemble digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 4;
const groupLength = 4;

const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
/** 80 random bits. */
const newFirstRunCode = () => Array.from({ length: groups }, group).join('-');

const normalizeCode = (typed: string) =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Returns a new code for the first-run page; earlier codes, also of other servers, become invalid. */
export async function issueFirstRunCode(database: Queries): Promise<string> {
  const code = newFirstRunCode();
  const code_hash = hashToken(normalizeCode(code));
  await database
    .insertInto('primo_avvio')
    .values({ id: 1, code_hash })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ code_hash }))
    .execute();
  return code;
}

export async function deleteFirstRunCode(database: Queries): Promise<void> {
  await database.deleteFrom('primo_avvio').execute();
}

export async function isFirstRunCode(database: Queries, typed: string): Promise<boolean> {
  const found = await database
    .selectFrom('primo_avvio')
    .select('id')
    .where('code_hash', '=', hashToken(normalizeCode(typed)))
    .executeTakeFirst();
  return found !== undefined;
}

/** Consumes the code; returns false if it is not the latest or was used. */
export async function consumeFirstRunCode(database: Queries, typed: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('primo_avvio')
    .where('code_hash', '=', hashToken(normalizeCode(typed)))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
