import type { Generated } from 'kysely';

export type MailLanguage = 'it' | 'en';
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
export const identityMails = ['identity-linked', 'identity-unlinked'] as const;
export type SignInMethodMail = SecondFactorMail | (typeof identityMails)[number];
export type MailKind =
  | 'confirm-registration'
  | 'reset-password'
  | 'password-changed'
  | 'invitation'
  | 'invitation-accepted'
  | 'doctor-verified'
  | 'doctor-rejected'
  | 'proposal'
  | 'proposal-answered'
  | 'message'
  | SignInMethodMail;

/** `outbox`: generated and held, because there is no mail server. */
export type MailState = 'waiting' | 'sent' | 'outbox' | 'failed';

export interface MailTable {
  id_mail: Generated<number>;
  kind: MailKind;
  to_address: string;
  language: MailLanguage;
  /** ID of a row in the table that the kind implies. */
  about: number | null;
  state: MailState;
  attempts: Generated<number>;
  next_attempt_at: string;
  created_at: string;
  done_at: string | null;
  /** `outbox`: encrypted (HeldTexts) until its code expires; `message`: the author's text until it is sent. */
  subject: string | null;
  text: string | null;
  expires_at: string | null;
  failure: string | null;
}
