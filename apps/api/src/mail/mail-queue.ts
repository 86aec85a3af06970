import type { FastifyBaseLogger } from 'fastify';
import { type Clock, timestamp } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { claimMail, deleteMail, type Mail, updateMail } from './mail.repository.ts';
import type { MailKind } from './mail.table.ts';
import { type Deliver, type MailMessage, Undeliverable } from './mail-message.ts';

export interface RenderedMail extends MailMessage {
  expires?: number;
}

/** Generates a mail, including its code, when it is about to be sent. Undefined: it is no longer needed. */
export type MailRenderer = (mail: Mail) => Promise<RenderedMail | undefined>;

interface Parts {
  database: Database;
  clock: Clock;
  renderers: Record<MailKind, MailRenderer>;
  deliver: Deliver | undefined;
  seal(id: number, text: string): Promise<string>;
  log: FastifyBaseLogger;
  onOutbox?: (id: number) => void;
}

const minute = 60_000;
/** Longer than a mail server takes for one mail. */
const reserveMs = 2 * minute;
const maxDelayMs = 30 * minute;
const maxAgeMs = 48 * 60 * minute;

/** Starts with 30 seconds and doubles each time. */
const retryDelay = (attempts: number) => Math.min(maxDelayMs, (minute / 2) * 2 ** Math.min(attempts - 1, 10));

const clearedContent = { subject: null, text: null };

export class MailQueue {
  readonly #parts: Parts;
  #asked = false;
  #closed = false;
  #round: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  deliver(): Promise<void> {
    this.#asked = true;
    this.#round ??= this.#run().finally(() => {
      this.#round = undefined;
    });
    return this.#round;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#round;
  }

  async #run() {
    try {
      while (this.#asked && !this.#closed) {
        this.#asked = false;
        await this.#sendDue();
      }
    } catch (error) {
      this.#parts.log.error({ err: error }, 'could not read queued mails');
    }
  }

  async #sendDue() {
    const { database, clock } = this.#parts;
    let reached = true;
    while (reached && !this.#closed) {
      const mail = await claimMail(database, clock(), reserveMs);
      if (mail === undefined) return;
      reached = await this.#send(mail);
    }
  }

  async #send(mail: Mail): Promise<boolean> {
    const { database, clock, renderers, deliver, log } = this.#parts;
    const told = { mail: mail.id_mail, kind: mail.kind };
    try {
      const written = await renderers[mail.kind](mail);
      if (written === undefined) {
        await deleteMail(database, mail.id_mail);
      } else if (deliver === undefined) {
        await this.#holdInOutbox(mail, written);
      } else {
        await deliver(mail.to_address, written);
        await updateMail(database, mail.id_mail, {
          ...clearedContent,
          state: 'sent',
          done_at: timestamp(clock()),
          failure: null,
        });
        log.info(told, 'mail sent');
      }
      return true;
    } catch (error) {
      const isPermanent = error instanceof Undeliverable;
      const late = clock() - Date.parse(mail.created_at) >= maxAgeMs;
      const failure = isPermanent ? error.message : toErrorCode(error);
      if (isPermanent || late) {
        await updateMail(database, mail.id_mail, {
          ...clearedContent,
          state: 'failed',
          done_at: timestamp(clock()),
          failure,
        });
        log.error({ ...told, err: error }, 'mail given up');
      } else {
        const next = timestamp(clock() + retryDelay(mail.attempts));
        await updateMail(database, mail.id_mail, { next_attempt_at: next, failure });
        log.warn({ ...told, err: error, attempts: mail.attempts }, 'mail not sent, will be retried');
      }
      return isPermanent || isServerResponse(error);
    }
  }

  async #holdInOutbox({ id_mail }: Mail, { subject, text, expires }: RenderedMail) {
    const { database, clock, seal, onOutbox } = this.#parts;
    await updateMail(database, id_mail, {
      state: 'outbox',
      subject,
      text: await seal(id_mail, text),
      done_at: timestamp(clock()),
      expires_at: expires === undefined ? null : timestamp(expires),
    });
    onOutbox?.(id_mail);
  }
}

/** The mail server responded with a temporary failure. */
const isServerResponse = (error: unknown) => error instanceof Error && 'responseCode' in error;

/** Returns the code only; the message may quote the address. */
function toErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
