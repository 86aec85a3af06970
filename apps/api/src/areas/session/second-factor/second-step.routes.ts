import { publicUrl } from '../../../config.ts';
import type { AppContext } from '../../../context.ts';
import type { HandlersFor } from '../../../contract/handlers.ts';
import type { Queries } from '../../../database/database.ts';
import { queueMail } from '../../../mail/mail.repository.ts';
import { passkeyRefused, signInExpired, wrongCode } from '../../../problem.ts';
import { type LinkedIdentity, linkIdentity, toIdentity } from '../link-identity.ts';
import { findUser } from '../session.repository.ts';
import { recordAttempt, signIn } from '../sign-in.ts';
import { findCredential, listPasskeys, usePasskey } from './passkeys.repository.ts';
import { noPasskeys } from './passkeys.routes.ts';
import { passkeySite, readChallenge, requestOptions, verifyUse } from './passkeys.ts';
import { normalizeRecoveryCode } from './recovery-codes.ts';
import { consumeCode, consumeTotpStep, findTotp } from './second-factor.repository.ts';
import { Secrets } from './secrets.ts';
import { consumeStep, findStep, insertStep } from './steps.repository.ts';
import { toleranceSteps } from './totp.routes.ts';
import { findTimeStep } from './totp.ts';

export function secondStepRoutes(
  app: AppContext,
): HandlersFor<'confirmLogin' | 'beginPasskeyLogin' | 'confirmPasskeyLogin'> {
  const { database, clock, config, onMail } = app;
  const secrets = new Secrets(app.keys);
  const site = passkeySite(publicUrl(app.config));

  async function isTotp(queries: Queries, userId: number, code: string): Promise<boolean> {
    const totp = await findTotp(queries, userId);
    if (totp === undefined || totp.confirmed_at === null) return false;
    const secret = secrets.open(userId, totp.secret);
    const step = secret && findTimeStep(secret, code, clock(), toleranceSteps);
    return step !== undefined && consumeTotpStep(queries, userId, step);
  }

  async function isRecovery(queries: Queries, userId: number, typed: string): Promise<boolean> {
    const code = normalizeRecoveryCode(typed);
    return code !== undefined && consumeCode(queries, userId, secrets.possibleHashes(userId, code));
  }

  const completeLink =
    (
      step: Parameters<typeof toIdentity>[0],
      id_utente: number,
      client: Pick<LinkedIdentity, 'lingua' | 'address' | 'userAgent'>,
    ) =>
    async (transaction: Queries, now: number) => {
      const identity = toIdentity(step);
      if (identity) await linkIdentity(app, transaction, { ...client, id_utente, identity }, now);
    };

  return {
    async confirmLogin({ body, address, userAgent, device }) {
      const step = await findStep(database, body.sfida, 'second-step', clock());
      if (!step?.id_utente || step.method === null) throw signInExpired();
      const { id_utente, method } = step;
      const { email } = await findUser(database, id_utente);
      const attempt = { purpose: 'second-step', email, address, device: device.secret } as const;
      await recordAttempt(database, attempt, clock());
      const digits = body.codice.replace(/[ -]/g, '');
      const second = /^\d{6}$/.test(digits) ? 'totp' : 'recupero';
      const client = { userAgent, device };
      const prove = async (transaction: Queries) => {
        const right = second === 'totp' ? isTotp : isRecovery;
        if (!(await right(transaction, id_utente, digits))) throw wrongCode();
        if (!(await consumeStep(transaction, body.sfida, ['second-step'], clock()))) throw signInExpired();
        if (second === 'recupero') {
          const mail = { kind: 'recovery-code-used', to: email, language: body.lingua ?? 'it' } as const;
          await queueMail(transaction, mail, clock());
        }
      };
      const how = { method, second } as const;
      const complete = completeLink(step, id_utente, { lingua: body.lingua, address, userAgent });
      const signedIn = await signIn(app, attempt, id_utente, client, how, { prove, complete });
      onMail();
      return signedIn;
    },

    async beginPasskeyLogin({ body, address, device }) {
      await recordAttempt(database, { purpose: 'passkey', email: '', address, device: device.secret }, clock());
      if (site === undefined) throw noPasskeys();
      if (body.sfida === undefined) {
        const options = await requestOptions(site);
        await insertStep(database, options.challenge, { purpose: 'passkey' }, clock());
        return { opzioni: { ...options } };
      }
      const step = await findStep(database, body.sfida, 'second-step', clock());
      if (!step?.id_utente) throw signInExpired();
      const options = await requestOptions(site, await listPasskeys(database, step.id_utente));
      await insertStep(database, options.challenge, { ...step, purpose: 'second-passkey' }, clock());
      return { opzioni: { ...options } };
    },

    async confirmPasskeyLogin({ body: { sfida, credenziale, lingua }, address, userAgent, device }) {
      const attempt = { purpose: 'passkey', email: '', address, device: device.secret } as const;
      await recordAttempt(database, attempt, clock());
      if (site === undefined) throw noPasskeys();
      const challenge = readChallenge(credenziale.clientDataJSON);
      const step = await consumeStep(database, challenge, ['passkey', 'second-passkey'], clock());
      const passkey = await findCredential(database, credenziale.id);
      if (step === undefined || passkey === undefined) throw passkeyRefused();
      const { id_utente, id_passkey, counter } = passkey;
      if (step.id_utente !== null && step.id_utente !== id_utente) throw passkeyRefused();
      const to = await verifyUse(site, challenge, passkey, credenziale);
      const user = await findUser(database, id_utente);
      if (to === undefined || (user.demo === 1 && !config.DEMO)) throw passkeyRefused();
      const second = step.purpose === 'second-passkey';
      const how = { method: step.method ?? 'passkey', second: second ? 'passkey' : null } as const;
      const first = second && sfida ? await findStep(database, sfida, 'second-step', clock()) : undefined;
      const prove = async (transaction: Queries) => {
        if (!(await usePasskey(transaction, id_passkey, { from: counter, to }, clock()))) throw passkeyRefused();
        const taken = sfida === undefined ? undefined : await consumeStep(transaction, sfida, ['second-step'], clock());
        if (second && taken?.id_utente !== id_utente) throw signInExpired();
      };
      const complete = completeLink(first, id_utente, { lingua, address, userAgent });
      const known = { ...attempt, email: user.email };
      const client = { userAgent, device };
      const signedIn = await signIn(app, known, id_utente, client, how, { prove, complete });
      onMail();
      return signedIn;
    },
  };
}
