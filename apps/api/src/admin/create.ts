import * as v from 'valibot';
import { appendAdminLog, operatorId } from '../areas/permissions/admin-log.repository.ts';
import {
  insertInvitation,
  issueCode,
  revokeInvitationsTo,
} from '../areas/session/invitations/invitations.repository.ts';
import { invitationLink } from '../areas/session/invitations/mails.ts';
import { timestamp } from '../clock.ts';
import { publicUrl } from '../config.ts';
import { isLoopback } from '../config-problems.ts';
import { normalizeEmail } from '../mail/normalize-email.ts';
import { StartProblem } from '../start-problem.ts';
import type { RunCommand } from './command.ts';

const address = v.pipe(v.string(), v.maxLength(254), v.email());

/** Prints the link: the first administrator is created before the mail server is known to work. */
export const create: RunCommand = async ({ config, database, clock }, args) => {
  const [given, ...more] = args;
  if (given === undefined || more.length > 0) throw new StartProblem('Usage: npm run admin -- create <email>');
  const email = normalizeEmail(given);
  if (!v.is(address, email)) throw new StartProblem(`'${given}' is not an email address.`);
  const code = await database.transaction().execute(async (transaction) => {
    const now = clock();
    await revokeInvitationsTo(transaction, 'amministratore', email, now);
    const offer = { tipo: 'amministratore', email, lingua: 'it', id_invitante: null } as const;
    const id_oggetto = await insertInvitation(transaction, offer, now);
    const entry = { azione: 'invito', id_oggetto, prima: null, dopo: null } as const;
    await appendAdminLog(transaction, { ...entry, at: timestamp(now), id_utente: operatorId });
    return (await issueCode(transaction, id_oggetto, now))?.code ?? '';
  });
  const lines = [
    `${email} becomes an administrator with this link, once, within 24 hours:`,
    '',
    invitationLink(publicUrl(config), code),
    '',
    'Anyone with the link can use it. Earlier links for the same address no longer work.',
  ];
  if (config.PUBLIC_URL === '' && !isLoopback(config.HOST))
    lines.push('PUBLIC_URL is not set: replace the beginning of the link with the address of the server.');
  return lines.join('\n');
};
