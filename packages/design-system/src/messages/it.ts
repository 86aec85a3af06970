export const it = {
  loading: 'Caricamento in corso',
  optional: '(facoltativo)',
  close: 'Chiudi',
  cancel: 'Annulla',
  confirm: 'Conferma',
  retry: 'Riprova',
  info: 'Informazione:',
  success: 'Fatto:',
  warning: 'Attenzione:',
  danger: 'Errore:',
} as const;
