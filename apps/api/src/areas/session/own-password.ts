import type { AppContext } from '../../context.ts';
import type { Session } from '../../contract/session.ts';
import { invalid } from '../../problem.ts';
import { checkPassword } from './password.ts';
import { findUser } from './session.repository.ts';
import { begin } from './sign-in.ts';
import { takeBackAttempt } from './throttle.repository.ts';

/** Who asks, and the field with which they show that it is them. */
export interface Proof {
  session: Session;
  address: string;
  field: string;
  password: string;
}

/**
 * Refuses unless the password is that of whoever is signed in: a session that was left open is not enough for what
 * cannot be undone. Wrong ones slow down as at the sign-in.
 */
export async function checkOwnPassword(
  { database, clock }: Pick<AppContext, 'clock' | 'database'>,
  { session, address, field, password }: Proof,
) {
  const user = await findUser(database, session.id_utente);
  const attempt = { purpose: 'own-password', email: user.email, address } as const;
  await begin(database, attempt, clock());
  if (!(await checkPassword(user.password_hash, password)))
    throw invalid([{ path: `/${field}`, code: 'wrong', message: 'must be the password of the account' }]);
  await database.transaction().execute((transaction) => takeBackAttempt(transaction, attempt, clock()));
  return user;
}
