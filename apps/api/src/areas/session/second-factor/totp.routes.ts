import { publicUrl } from '../../../config.ts';
import type { AppContext } from '../../../context.ts';
import type { HandlersFor } from '../../../contract/handlers.ts';
import { conflict, invalid } from '../../../problem.ts';
import { listIdentities } from '../linked-identities.repository.ts';
import { checkOwnPassword } from '../own-password.ts';
import { findUser } from '../session.repository.ts';
import { recordAttempt } from '../sign-in.ts';
import { withdrawAttempt } from '../throttle.repository.ts';
import { changeCredentials, deleteUnusedCodes, issueCodes, issueFirstCodes } from './changes.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { passkeySite } from './passkeys.ts';
import {
  beginTotp,
  confirmTotp,
  countCodes,
  deleteTotp,
  findTotp,
  secondStepMethods,
} from './second-factor.repository.ts';
import { Secrets } from './secrets.ts';
import { base32, findTimeStep, newSecret, toUri } from './totp.ts';

const confirmationTimeoutMs = 15 * 60_000;
/** Time steps within which a code indicates a wrong clock: ten minutes. */
const clockErrorSteps = 20;
export const toleranceSteps = 1;

const noPendingSecret = () => conflict('totp-not-begun', 'There is no unconfirmed secret.');

export function totpRoutes(
  app: AppContext,
): HandlersFor<'getSecondFactor' | 'beginTotp' | 'confirmTotp' | 'removeTotp' | 'renewRecoveryCodes'> {
  const { database, clock, config } = app;
  const secrets = new Secrets(app.keys);
  const site = passkeySite(publicUrl(app.config));
  const providerName = (issuer: string) =>
    issuer === config.OIDC_ISSUER ? config.OIDC_NAME : (URL.parse(issuer)?.host ?? issuer);
  return {
    async getSecondFactor({ session: { id_utente } }) {
      const [totp, passkeys, codici_rimasti, identities] = await Promise.all([
        findTotp(database, id_utente),
        listPasskeys(database, id_utente),
        countCodes(database, id_utente),
        listIdentities(database, id_utente),
      ]);
      return {
        totp_dal: totp?.confirmed_at ?? null,
        codici_rimasti,
        passkey: passkeys.map(({ id_passkey, name, created_at, last_used_at }) => ({
          id_passkey,
          nome: name,
          creata: created_at,
          ultimo_uso: last_used_at,
        })),
        indirizzo_passkey: site?.origin ?? null,
        collegati: identities.map(({ id_identita, issuer, linked_at, last_used_at }) => ({
          id_identita,
          fornitore: providerName(issuer),
          collegata: linked_at,
          ultimo_uso: last_used_at,
        })),
      };
    },

    async beginTotp({ session, body, address }) {
      const proof = { session, address, field: 'password', password: body.password };
      const { email } = await checkOwnPassword(app, proof);
      const secret = newSecret();
      const { id_utente } = session;
      if (!(await beginTotp(database, id_utente, secrets.seal(id_utente, secret), clock())))
        throw conflict('totp-on', 'An authenticator app is already set up.');
      return { segreto: base32(secret), uri: toUri(secret, email) };
    },

    async confirmTotp({ session, body, address, userAgent }) {
      const { id_utente } = session;
      const { email } = await findUser(database, id_utente);
      const attempt = { purpose: 'second-step', email, address } as const;
      await recordAttempt(database, attempt, clock());
      const waiting = await findTotp(database, id_utente);
      const late = waiting === undefined || clock() - Date.parse(waiting.created_at) > confirmationTimeoutMs;
      if (late || waiting.confirmed_at !== null) throw noPendingSecret();
      const secret = secrets.open(id_utente, waiting.secret);
      if (secret === undefined) throw noPendingSecret();
      const step = findTimeStep(secret, body.codice, clock(), toleranceSteps);
      if (step === undefined) {
        const code = findTimeStep(secret, body.codice, clock(), clockErrorSteps) === undefined ? 'wrong' : 'clock';
        throw invalid([{ path: '/codice', code, message: 'must be the current code' }]);
      }
      const change = { kind: 'totp-added', lingua: body.lingua, address, userAgent } as const;
      const codici = await changeCredentials(app, session, change, async (transaction, now) => {
        if (!(await confirmTotp(transaction, id_utente, waiting.secret, step, now))) throw noPendingSecret();
        await withdrawAttempt(transaction, attempt, now);
        return issueFirstCodes(transaction, secrets, id_utente);
      });
      return { codici };
    },

    async removeTotp({ session, body, address, userAgent }) {
      const proof = { session, address, field: 'password', password: body.password };
      await checkOwnPassword(app, proof);
      const change = { kind: 'totp-removed', lingua: body.lingua, address, userAgent } as const;
      await changeCredentials(app, session, change, async (transaction) => {
        if (!(await deleteTotp(transaction, session.id_utente)))
          throw conflict('totp-off', 'No authenticator app is set up.');
        await deleteUnusedCodes(transaction, session.id_utente);
      });
    },

    async renewRecoveryCodes({ session, body, address, userAgent }) {
      const proof = { session, address, field: 'password', password: body.password };
      await checkOwnPassword(app, proof);
      const change = { kind: 'recovery-codes-renewed', lingua: body.lingua, address, userAgent } as const;
      const codici = await changeCredentials(app, session, change, async (transaction) => {
        if ((await secondStepMethods(transaction, session.id_utente)).length === 0)
          throw conflict('no-second-factor', 'The account has no second factor.');
        return issueCodes(transaction, secrets, session.id_utente);
      });
      return { codici };
    },
  };
}
