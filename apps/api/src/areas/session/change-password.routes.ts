import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { queueMail } from '../../mail/mail.repository.ts';
import { findNames, setPassword } from './account.repository.ts';
import { revokeDevices } from './devices.repository.ts';
import { checkNewPassword, checkStrength } from './new-password.ts';
import { checkOwnPassword } from './own-password.ts';
import { hashPassword } from './password.ts';
import { revokeSessions } from './session.repository.ts';

export function changePasswordRoutes(app: AppContext): HandlersFor<'changePassword'> {
  const { database, clock, onMail } = app;
  return {
    async changePassword({ session, body, address, caller }) {
      checkNewPassword(body);
      const proof = { session, address, field: 'password_attuale', password: body.password_attuale };
      const { email } = await checkOwnPassword(app, proof);
      const names = await findNames(database, session.id_utente);
      await checkStrength(
        app,
        body.password,
        [names?.paziente_nome ?? '', names?.paziente_cognome ?? '', email],
        caller,
      );
      const passwordHash = await hashPassword(body.password);
      await database.transaction().execute(async (transaction) => {
        const now = clock();
        await setPassword(transaction, session.id_utente, passwordHash);
        await revokeSessions(transaction, session.id_utente, now);
        await revokeDevices(transaction, session.id_utente);
        await queueMail(transaction, { kind: 'password-changed', to: email, language: body.lingua ?? 'it' }, now);
      });
      onMail();
    },
  };
}
