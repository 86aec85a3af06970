import type { Generated } from 'kysely';

export type MailLanguage = 'it' | 'en';
/** What is told of a change of the second factor. */
export const secondFactorMails = [
  'totp-added',
  'totp-removed',
  'recovery-codes-renewed',
  'second-factor-reset',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
] as const;
export type SecondFactorMail = (typeof secondFactorMails)[number];
/** Notices of a linked or unlinked account of an identity provider. */
export const identityMails = ['identity-linked', 'identity-unlinked'] as const;
export type WayInMail = SecondFactorMail | (typeof identityMails)[number];
export type MailKind =
  | 'confirm-registration'
  | 'reset-password'
  | 'password-changed'
  | 'invitation'
  | 'invitation-accepted'
  | 'doctor-verified'
  | 'doctor-rejected'
  | 'message'
  | WayInMail;

/**
 * - `waiting`: to be sent, or to be tried again.
 * - `outbox`: written, and kept here because there is no mail server.
 */
export type MailState = 'waiting' | 'sent' | 'outbox' | 'failed';

export interface MailTable {
  id_mail: Generated<number>;
  kind: MailKind;
  to_address: string;
  language: MailLanguage;
  /** The row of another table that the mail is about; which table, its kind says. */
  about: number | null;
  state: MailState;
  attempts: Generated<number>;
  next_attempt_at: string;
  created_at: string;
  done_at: string | null;
  /**
   * Subject and text of an `outbox` mail, the text encrypted (see HeldTexts) and only until the code in it is worth
   * nothing any more; of a `message`, what somebody wrote, until it has been sent.
   */
  subject: string | null;
  text: string | null;
  expires_at: string | null;
  failure: string | null;
}
