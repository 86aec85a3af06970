export interface EmailRecipient {
  id: string;
  name: string;
  /** The address, or what else tells equal names apart. */
  detail?: string | undefined;
}

export interface EmailDraft {
  to: readonly EmailRecipient[];
  topic: string;
  text: string;
}
