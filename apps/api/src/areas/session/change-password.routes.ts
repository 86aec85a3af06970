import type { Clock } from '../../clock.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import type { Database } from '../../database/database.ts';
import { queueMail } from '../../mail/mail.repository.ts';
import { findNames, setPassword } from './account.repository.ts';
import { forgetDevicesOf } from './devices.repository.ts';
import { checkNewPassword, checkStrength, type Estimate } from './new-password.ts';
import { checkOwnPassword } from './own-password.ts';
import { hashPassword } from './password.ts';
import { revokeSessionsOf } from './session.repository.ts';

interface Parts {
  database: Database;
  clock: Clock;
  onMail(): void;
  estimate: Estimate;
}

export function changePasswordRoutes({ database, clock, onMail, estimate }: Parts): HandlersOf<'changePassword'> {
  return {
    async changePassword({ session, body, address, caller }) {
      checkNewPassword(body);
      const proof = { session, address, field: 'password_attuale', password: body.password_attuale };
      const { email } = await checkOwnPassword({ database, clock }, proof);
      const names = await findNames(database, session.id_utente);
      await checkStrength(
        estimate,
        body.password,
        [names?.paziente_nome ?? '', names?.paziente_cognome ?? '', email],
        caller,
      );
      const passwordHash = await hashPassword(body.password);
      await database.transaction().execute(async (transaction) => {
        const now = clock();
        await setPassword(transaction, session.id_utente, passwordHash);
        await revokeSessionsOf(transaction, session.id_utente, now);
        await forgetDevicesOf(transaction, session.id_utente);
        await queueMail(transaction, { kind: 'password-changed', to: email, language: body.lingua ?? 'it' }, now);
      });
      onMail();
    },
  };
}
