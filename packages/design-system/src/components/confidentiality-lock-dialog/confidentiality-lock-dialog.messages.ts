import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `ConfidentialityLockDialog`, to be replaced with `override`. */
export const confidentialityLockDialogMessages = defineMessages('confidentialityLockDialog', {
  it: {
    title: 'Modifica confidenzialità',
    level: 'Livello di confidenzialità',
    doctorLevel: 'Fino a che livello può vedere',
    current: 'attuale',
    audience: 'Chi lo può vedere',
    visibility: 'Livello di visibilità',
    tags: 'Specialità che può vedere',
    allTags: 'Seleziona tutte',
    chosenTags: (chosen: number, total: number) => `${chosen} di ${total}`,
    cancel: 'Annulla',
    save: 'Salva',
    required: 'Questo campo è obbligatorio!',
    tagRequired: 'Scegli almeno una specialità',
    failed: (reason: string) => `Errore durante la modifica il confidenzialita ${reason}`.trim(),
  },
  en: {
    title: 'Change confidentiality',
    level: 'Confidentiality level',
    doctorLevel: 'Highest level they can see',
    current: 'current',
    audience: 'Who can see it',
    visibility: 'Visibility level',
    tags: 'Specialties they can see',
    allTags: 'Select all',
    chosenTags: (chosen: number, total: number) => `${chosen} of ${total}`,
    cancel: 'Cancel',
    save: 'Save',
    required: 'This field is required',
    tagRequired: 'Choose at least one specialty',
    failed: (reason: string) => `The confidentiality could not be changed. ${reason}`.trim(),
  },
});
