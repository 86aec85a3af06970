import { publicUrl } from '../../../config.ts';
import type { AppContext } from '../../../context.ts';
import type { HandlersFor } from '../../../contract/handlers.ts';
import type { OwnershipCheck } from '../../../contract/ownership.ts';
import type { Database } from '../../../database/database.ts';
import { conflict, invalid, notFound } from '../../../problem.ts';
import { checkOwnPassword } from '../own-password.ts';
import { changeCredentials, deleteUnusedCodes, issueFirstCodes } from './changes.ts';
import { deletePasskey, findPasskey, insertPasskey, listPasskeys } from './passkeys.repository.ts';
import { creationOptions, passkeySite, readChallenge, verifyNew } from './passkeys.ts';
import { Secrets } from './secrets.ts';
import { consumeStep, insertStep } from './steps.repository.ts';

const maxPasskeys = 20;

export const noPasskeys = () => conflict('no-passkeys', 'Passkeys require a public URL with a host name.');

const invalidPasskey = () =>
  invalid([{ path: '/credenziale', code: 'wrong', message: 'must be a valid new passkey of this site' }]);

export const ownsPasskey =
  (database: Database): OwnershipCheck =>
  async ({ id_utente }, id) =>
    (await findPasskey(database, id_utente, id)) !== undefined;

export function passkeysRoutes(app: AppContext): HandlersFor<'beginPasskey' | 'addPasskey' | 'removePasskey'> {
  const { database, clock } = app;
  const secrets = new Secrets(app.keys);
  const site = passkeySite(publicUrl(app.config));
  return {
    async beginPasskey({ session, body, address }) {
      const proof = { session, address, field: 'password', password: body.password };
      const { email } = await checkOwnPassword(app, proof);
      if (site === undefined) throw noPasskeys();
      const { id_utente } = session;
      const known = await listPasskeys(database, id_utente);
      if (known.length >= maxPasskeys)
        throw conflict('too-many-passkeys', `An account can have at most ${maxPasskeys} passkeys.`);
      const options = await creationOptions(site, { email, handle: secrets.toUserHandle(id_utente) }, known);
      await insertStep(database, options.challenge, { purpose: 'new-passkey', id_utente }, clock());
      return { opzioni: { ...options } };
    },

    async addPasskey({ session, body: { nome, credenziale, lingua }, address, userAgent }) {
      if (site === undefined) throw noPasskeys();
      const { id_utente } = session;
      const challenge = readChallenge(credenziale.clientDataJSON);
      const step = await consumeStep(database, challenge, ['new-passkey'], clock());
      if (step?.id_utente !== id_utente) throw invalidPasskey();
      const made = await verifyNew(site, challenge, credenziale);
      if (made === undefined) throw invalidPasskey();
      const change = { kind: 'passkey-added', lingua, address, userAgent } as const;
      return changeCredentials(app, session, change, async (transaction, now) => {
        const kept = await insertPasskey(transaction, id_utente, { ...made, name: nome.trim() }, now);
        if (kept === undefined) throw invalidPasskey();
        const { id_passkey, name, created_at } = kept;
        return {
          passkey: { id_passkey, nome: name, creata: created_at, ultimo_uso: null },
          codici: await issueFirstCodes(transaction, secrets, id_utente),
        };
      });
    },

    async removePasskey({ session, path, body, address, userAgent }) {
      const proof = { session, address, field: 'password', password: body.password };
      await checkOwnPassword(app, proof);
      const change = { kind: 'passkey-removed', lingua: body.lingua, address, userAgent } as const;
      await changeCredentials(app, session, change, async (transaction) => {
        if (!(await deletePasskey(transaction, session.id_utente, path.id_passkey))) throw notFound();
        await deleteUnusedCodes(transaction, session.id_utente);
      });
    },
  };
}
