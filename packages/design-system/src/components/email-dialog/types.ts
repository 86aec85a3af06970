export interface EmailRecipient {
  id: string;
  name: string;
  /** The address, or what else tells equal names apart. */
  detail?: string | undefined;
}

/**
 * What became of a message: it is on its way, it was taken by a server that sends nothing, or nobody knows. Only of the
 * last one does the dialog say nothing.
 */
export type EmailFate = 'sent' | 'held' | 'unknown';

export interface EmailDraft {
  to: readonly EmailRecipient[];
  topic: string;
  text: string;
}
