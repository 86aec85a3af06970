import type { AppContext } from '../../context.ts';
import type { Session } from '../../contract/session.ts';
import { invalid } from '../../problem.ts';
import { checkPassword } from './password.ts';
import { findUser } from './session.repository.ts';
import { recordAttempt } from './sign-in.ts';
import { withdrawAttempt } from './throttle.repository.ts';

export interface Proof {
  session: Session;
  address: string;
  field: string;
  password: string;
}

/** For irreversible actions: a session may have been left open. Failures are throttled like sign-ins. */
export async function checkOwnPassword(
  { database, clock }: Pick<AppContext, 'clock' | 'database'>,
  { session, address, field, password }: Proof,
) {
  const user = await findUser(database, session.id_utente);
  const attempt = { purpose: 'own-password', email: user.email, address } as const;
  await recordAttempt(database, attempt, clock());
  if (!(await checkPassword(user.password_hash, password)))
    throw invalid([{ path: `/${field}`, code: 'wrong', message: 'must be the password of the account' }]);
  await database.transaction().execute((transaction) => withdrawAttempt(transaction, attempt, clock()));
  return user;
}
