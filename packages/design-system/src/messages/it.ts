/** Words that more than one component says. What only one says is in that component's `.messages.ts`. */
export const it = {
  required: 'obbligatorio',
  optional: 'facoltativo',
  close: 'Chiudi',
  cancel: 'Annulla',
  confirm: 'Conferma',
  save: 'Salva',
  retry: 'Riprova',
  loading: 'Caricamento in corso',
  error: 'Errore',
  undo: 'Annulla',
} as const;
