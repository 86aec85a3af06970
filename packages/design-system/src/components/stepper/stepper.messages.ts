import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `Stepper`, to be replaced with `override`. */
export const stepperMessages = defineMessages('stepper', {
  it: {
    position: (at: number, of: number) => `Passo ${at} di ${of}`,
    jump: 'Vai al passo',
    complete: 'completo',
    filled: (count: number, of: number): string => `${count} di ${of} ${of === 1 ? 'campo' : 'campi'}`,
    done: (count: number, of: number): string =>
      count === 1 ? `1 passo completo su ${of}` : `${count} passi completi su ${of}`,
    previous: 'Indietro',
    next: 'Avanti',
    finish: 'Procedi',
    cancel: 'Annulla',
  },
  en: {
    position: (at: number, of: number) => `Step ${at} of ${of}`,
    jump: 'Go to step',
    complete: 'complete',
    filled: (count: number, of: number): string => `${count} of ${of} ${of === 1 ? 'field' : 'fields'}`,
    done: (count: number, of: number): string =>
      count === 1 ? `1 step of ${of} complete` : `${count} steps of ${of} complete`,
    previous: 'Back',
    next: 'Next',
    finish: 'Proceed',
    cancel: 'Cancel',
  },
});
