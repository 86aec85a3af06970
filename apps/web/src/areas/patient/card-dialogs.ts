/** Dialogs that an address opens: the first step, a new emergency contact. */
const cardDialogs = ['chisei', 'contatto'] as const;

export type CardDialog = (typeof cardDialogs)[number];

export function readCardSearch({ apri }: Record<string, unknown>): { apri?: CardDialog } {
  const dialog = cardDialogs.find((known) => known === apri);
  return dialog ? { apri: dialog } : {};
}
