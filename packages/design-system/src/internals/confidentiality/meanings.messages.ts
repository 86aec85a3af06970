import { defineMessages } from '../../messages/catalog.ts';

/** Meanings of the levels for a record and for a doctor, and effects of the visibilities. */
export const confidentialityMeaningsMessages = defineMessages('confidentiality-meanings', {
  it: {
    meaning1: 'Non è delicato: può vederlo ogni medico che hai associato.',
    meaning2: 'Poco delicato, come un controllo di routine.',
    meaning3: 'Un po’ delicato: meglio che lo veda solo chi ti segue.',
    meaning4: 'Le informazioni di cura di tutti i giorni.',
    meaning5: 'Delicato: per esempio salute mentale o sessuale.',
    meaning6: 'Molto delicato: solo per i medici di cui ti fidi di più.',
    clearance1: 'Vede solo ciò che non ha restrizioni.',
    clearance2: 'Vede anche ciò che è poco delicato.',
    clearance3: 'Vede anche ciò che è un po’ delicato.',
    clearance4: 'Vede anche le informazioni di cura di tutti i giorni.',
    clearance5: 'Vede anche ciò che è riservato.',
    clearance6: 'Vede tutto, anche ciò che è strettamente riservato.',
    visibilityMeaning1: 'Vede tutte le sezioni del libretto.',
    visibilityMeaning2:
      'Vede solo l’essenziale: identità, gruppo sanguigno, contatti di emergenza, allergie e intolleranze, farmaci vietati e terapie in corso.',
    visibilityMeaning3: 'Vede l’essenziale e, in più, ciò che riguarda le specialità che scegli.',
  },
  en: {
    meaning1: 'Not sensitive: any doctor you linked can see it.',
    meaning2: 'Slightly sensitive, such as a routine check.',
    meaning3: 'Quite sensitive: best seen only by the people who care for you.',
    meaning4: 'Everyday care information.',
    meaning5: 'Sensitive: for example mental or sexual health.',
    meaning6: 'Very sensitive: only for the doctors you trust most.',
    clearance1: 'Only sees what has no restriction.',
    clearance2: 'Also sees what is slightly sensitive.',
    clearance3: 'Also sees what is quite sensitive.',
    clearance4: 'Also sees everyday care information.',
    clearance5: 'Also sees what is confidential.',
    clearance6: 'Sees everything, including what is strictly confidential.',
    visibilityMeaning1: 'Sees every section of the record.',
    visibilityMeaning2:
      'Only sees the essentials: identity, blood group, emergency contacts, allergies and intolerances, forbidden medicines and current therapies.',
    visibilityMeaning3: 'Sees the essentials and what concerns the specialties you choose.',
  },
});
