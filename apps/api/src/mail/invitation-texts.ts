import type { components } from '../contract/contract.gen.ts';
import type { MailLanguage } from './mail.table.ts';
import type { MailMessage } from './mail-message.ts';

type InvitationKind = components['schemas']['InvitationKind'];

interface Invited {
  inviter: string | null;
  /** Full name of the person whose record it is; null for invitations without one. */
  patient: string | null;
  link: string;
}

/** This mail goes to a stranger: only characters of names, so that no name can contain a link or another paragraph. */
export const plainName = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{M}' ’-]+/gu, ' ')
    .trim()
    .slice(0, 80);

const texts: Record<
  MailLanguage,
  Record<InvitationKind, { subject: string; offer: (by: string, of: string) => string; lasts: string }>
> = {
  it: {
    amministratore: {
      subject: 'Libretto: invito ad amministrare',
      offer: (by) =>
        `${by} ti invita ad amministrare questa installazione di Libretto. Per accettare apri questo link:`,
      lasts: 'Il link vale 24 ore e si usa una volta sola.',
    },
    dottore: {
      subject: 'Libretto: un paziente ti invita',
      offer: (by) => `${by} ti invita a vedere una parte del suo libretto sanitario. Per accettare apri questo link:`,
      lasts: 'Il link vale 14 giorni e si usa una volta sola. Il paziente può revocarlo.',
    },
    delega: {
      subject: 'Libretto: invito a tenere un libretto sanitario',
      offer: (by, of) =>
        `${by} ti invita a tenere ${by === of ? 'il suo libretto sanitario' : `il libretto sanitario di ${of}`}. Per accettare apri questo link:`,
      lasts: 'Il link vale 14 giorni e si usa una volta sola. Chi ti ha invitato può revocarlo.',
    },
    consegna: {
      subject: 'Libretto: il tuo libretto sanitario ti aspetta',
      offer: (by, of) =>
        `${by} ha tenuto finora il libretto sanitario di ${of}, che ora è maggiorenne. Per prenderlo in mano apri questo link e scegli la tua password:`,
      lasts: 'Il link vale 14 giorni e si usa una volta sola. Da allora nessun altro potrà aprire il libretto.',
    },
  },
  en: {
    amministratore: {
      subject: 'Libretto: invitation to administer',
      offer: (by) => `${by} invites you to administer this installation of Libretto. To accept, open this link:`,
      lasts: 'The link works once and expires after 24 hours.',
    },
    dottore: {
      subject: 'Libretto: a patient invites you',
      offer: (by) => `${by} invites you to see part of their health record. To accept, open this link:`,
      lasts: 'The link works once and expires after 14 days. The patient can revoke it.',
    },
    delega: {
      subject: 'Libretto: invitation to keep a health record',
      offer: (by, of) =>
        `${by} invites you to keep ${by === of ? 'their health record' : `the health record of ${of}`}. To accept, open this link:`,
      lasts: 'The link works once and expires after 14 days. The person who invited you can revoke it.',
    },
    consegna: {
      subject: 'Libretto: your health record is waiting for you',
      offer: (by, of) =>
        `${by} has kept the health record of ${of}, who has now come of age. To take it over, open this link and choose your password:`,
      lasts: 'The link works once and expires after 14 days. From then on nobody else can open the record.',
    },
  },
};

const frame = {
  it: {
    greeting: 'Buongiorno,',
    operator: 'Chi gestisce il servizio',
    ignore: 'Se non ti aspettavi questo invito, ignora il messaggio: senza il link non succede nulla.',
    closing: 'Libretto non chiede mai password o codici per email o al telefono.',
  },
  en: {
    greeting: 'Hello,',
    operator: 'The operator of the service',
    ignore: 'If you did not expect this invitation, ignore this message. Nothing happens without the link.',
    closing: 'Libretto never asks for passwords or codes by email or on the phone.',
  },
};

export function invitation(
  language: MailLanguage,
  kind: InvitationKind,
  { inviter, patient, link }: Invited,
): MailMessage {
  const { subject, offer, lasts } = texts[language][kind];
  const { greeting, operator, ignore, closing } = frame[language];
  const by = inviter === null ? operator : plainName(inviter) || operator;
  const of = patient === null ? '' : plainName(patient);
  return { subject, text: `${[greeting, offer(by, of), link, lasts, ignore, closing].join('\n\n')}\n` };
}
