import type { AppContext } from '../../context.ts';
import { type FieldError, invalid } from '../../problem.ts';
import type { Caller } from '../../workers/workers.ts';
import { findPasswordFaults } from './password-rules.ts';
import type { Weakness } from './password-strength.ts';

export interface NewPassword {
  password: string;
  conferma_password: string;
}

export function checkNewPassword({ password, conferma_password }: NewPassword): void {
  const errors: FieldError[] = findPasswordFaults(password).map((fault) => ({ path: '/password', ...fault }));
  if (password !== conferma_password)
    errors.push({ path: '/conferma_password', code: 'mismatch', message: 'must match the password' });
  if (errors.length > 0) throw invalid(errors);
}

const messages: Record<Weakness, string> = {
  common: 'must not be a common phrase',
  personal: "must not be made of the person's own data",
  pattern: 'must not be a row of keys, a repetition, a sequence or a date',
};

export async function checkStrength(
  { tasks }: Pick<AppContext, 'tasks'>,
  password: string,
  own: readonly string[],
  caller: Caller,
): Promise<void> {
  const weakness = await tasks.run('weakness', { password, own }, caller);
  if (weakness !== undefined) throw invalid([{ path: '/password', code: weakness, message: messages[weakness] }]);
}
