import { appendAdminLog, operatorId } from '../areas/permissions/admin-log.repository.ts';
import { loadKeys } from '../blobs/keys.ts';
import { timestamp } from '../clock.ts';
import { HeldTexts, isPrivate } from '../mail/held-texts.ts';
import { listOutbox, type Mail } from '../mail/mail.repository.ts';
import { StartProblem } from '../start-problem.ts';
import type { CommandContext, RunCommand } from './command.ts';

const state = ({ kind, text }: Mail) => {
  if (isPrivate(kind)) return 'reserved';
  return text === null ? 'expired' : 'held';
};

function table(mails: readonly Mail[]): string {
  if (mails.length === 0) return 'No mail is held.';
  const rows = mails.map((mail) =>
    [mail.id_mail, mail.created_at, state(mail).padEnd(8), mail.to_address, mail.subject ?? mail.kind].join('  '),
  );
  return [...rows, '', 'To read one: npm run admin -- mail <id>'].join('\n');
}

async function show({ config, database, clock }: CommandContext, id: number): Promise<string> {
  const mail = (await listOutbox(database)).find(({ id_mail }) => id_mail === id);
  if (mail === undefined) throw new StartProblem(`No mail ${id} is held.`);
  if (isPrivate(mail.kind))
    throw new StartProblem('This is a private message from a patient to their doctor: it is not shown.');
  if (mail.text === null) throw new StartProblem('The code of this mail has expired: its text was deleted.');
  const text = new HeldTexts(await loadKeys(config)).open(id, mail.text);
  if (text === undefined)
    throw new StartProblem('The text was encrypted with another key: use the BLOB_KEY or DATA_DIR of the server.');
  const entry = { azione: 'posta', id_oggetto: id, prima: null, dopo: mail.kind } as const;
  await appendAdminLog(database, { ...entry, at: timestamp(clock()), id_utente: operatorId });
  return `To: ${mail.to_address}\nSubject: ${mail.subject ?? ''}\n\n${text}`;
}

/** Lists the mails held without a mail server, or prints one; each access is logged. */
export const mail: RunCommand = async (context, args) => {
  const [id, ...more] = args;
  if (more.length > 0 || (id !== undefined && !/^\d{1,9}$/.test(id)))
    throw new StartProblem('Usage: npm run admin -- mail [<id>]');
  return id === undefined ? table(await listOutbox(context.database)) : show(context, Number(id));
};
