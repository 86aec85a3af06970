export interface EmailRecipient {
  id: string;
  name: string;
  detail?: string | undefined;
}

/** On its way, accepted by a server that does not send, or unknown, for which the dialog shows nothing. */
export type EmailOutcome = 'sent' | 'held' | 'unknown';

export interface EmailDraft {
  to: readonly EmailRecipient[];
  topic: string;
  text: string;
}
