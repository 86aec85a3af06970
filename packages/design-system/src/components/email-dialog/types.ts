/** A person or centre that receives the message. */
export interface EmailRecipient {
  /** Unique among the recipients. */
  id: string;
  /** Shown in the dialog and in the confirmation. */
  name: string;
  /** Second line that tells equal names apart, e.g. the specialty. Never the address. */
  detail?: string | undefined;
}

/** On its way, accepted by a server that does not send, or unknown, for which the dialog shows nothing. */
export type EmailOutcome = 'sent' | 'held' | 'unknown';

/** Message to send, validated. */
export interface EmailDraft {
  /** At least one recipient. */
  to: readonly EmailRecipient[];
  /** Not empty, without spaces around it. */
  topic: string;
  /** Not empty, without spaces around it. Plain text with line breaks. */
  text: string;
}
