import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `MoveDialog`, to be replaced with `override`. */
export const moveDialogMessages = defineMessages('moveDialog', {
  it: {
    title: 'Sposta',
    from: (list: string) => `Ora è in: ${list}`,
    to: 'Sposta in',
    reason: 'Motivo',
    reasonHint: 'Facoltativo: aiuta a ricordare perché.',
    move: 'Sposta',
    cancel: 'Annulla',
    required: 'Questo campo è obbligatorio!',
    tooLong: (most: number) => `La nota non può superare i ${most} caratteri.`,
    noTargets: 'Non c’è un altro elenco in cui spostarlo.',
    failed: 'Siamo spiacenti si è verificato un errore. La preghiamo di riprovare più tardi',
  },
  en: {
    title: 'Move',
    from: (list: string) => `Now in: ${list}`,
    to: 'Move to',
    reason: 'Reason',
    reasonHint: 'Optional. It helps you remember why.',
    move: 'Move',
    cancel: 'Cancel',
    required: 'This field is required',
    tooLong: (most: number) => `The note must be ${most} characters or fewer.`,
    noTargets: 'There is no other list to move it to.',
    failed: 'Sorry, there is a problem. Try again later',
  },
});
