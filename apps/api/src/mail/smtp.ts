import { createTransport } from 'nodemailer';
import { type Deliver, Undeliverable } from './mail-message.ts';

// A single plain address: no header injection, and no second recipient.
const plainAddress = /^[^\s\p{Cc}<>()[\],;:\\"]+@[^\s\p{Cc}<>()[\],;:\\"]+$/u;

export function smtp(url: string, from: string): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (to, { subject, text, replyTo }) => {
    if (!plainAddress.test(to)) throw new Undeliverable('malformed address');
    if (replyTo !== undefined && !plainAddress.test(replyTo.email)) throw new Undeliverable('malformed reply address');
    if (/\p{Cc}/u.test(subject)) throw new Undeliverable('control characters in the subject');
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(replyTo === undefined
          ? // Suppresses automatic replies.
            { headers: { 'Auto-Submitted': 'auto-generated' } }
          : { replyTo: { name: replyTo.name, address: replyTo.email } }),
      });
    } catch (error) {
      throw isPermanentFailure(error) ? new Undeliverable('refused by the mail server') : error;
    }
  };
}

/** Rejected recipients and contents are permanent failures; a rejected password is for the operator to fix. */
function isPermanentFailure(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const { code, responseCode } = error;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500;
}
