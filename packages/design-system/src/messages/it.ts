/** Words that more than one component says. What only one says is in that component's `.messages.ts`. */
export const it = {
  loading: 'Caricamento in corso',
  required: 'obbligatorio',
  close: 'Chiudi',
  cancel: 'Annulla',
  confirm: 'Conferma',
  retry: 'Riprova',
  info: 'Informazione:',
  success: 'Fatto:',
  warning: 'Attenzione:',
  danger: 'Errore:',
} as const;
