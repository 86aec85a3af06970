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
