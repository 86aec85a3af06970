import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `NumberField`, to be replaced with `override`. */
export const numberFieldMessages = defineMessages('numberField', {
  it: {
    unit: (label: string) => `Unità di misura: ${label}`,
    refused: 'Non sono ammessi numeri negativi e lettere. Inserisci un numero positivo.',
    refusedSigned: 'Qui si scrivono solo numeri, per esempio −1,5.',
    unreadable: 'Questo non è un numero: scrivi le cifre e, se servono, una virgola. Per esempio 72,5.',
    ambiguous: (text: string) => `«${text}» si può leggere in due modi. Quale intendi?`,
    between: (min: string, max: string) => `Il valore deve essere compreso tra ${min} e ${max}`,
    atLeast: (min: string) => `Il valore deve essere almeno ${min}.`,
    atMost: (max: string) => `Il valore deve essere al massimo ${max}.`,
    usual: (min: string, max: string) => `Di solito tra ${min} e ${max}.`,
    rare: 'Valore raro: controlla di averlo inserito correttamente.',
  },
  en: {
    unit: (label: string) => `Unit: ${label}`,
    refused: 'Enter a positive number, without letters.',
    refusedSigned: 'Enter a number, for example −1.5.',
    unreadable: 'Enter a number with digits and, if needed, a decimal point. For example 72.5.',
    ambiguous: (text: string) => `"${text}" can be read in 2 ways. Which one do you mean?`,
    between: (min: string, max: string) => `The value must be between ${min} and ${max}`,
    atLeast: (min: string) => `The value must be ${min} or more.`,
    atMost: (max: string) => `The value must be ${max} or less.`,
    usual: (min: string, max: string) => `Usually between ${min} and ${max}.`,
    rare: 'Rare value: check that you entered it correctly.',
  },
});
