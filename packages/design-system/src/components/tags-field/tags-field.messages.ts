import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `TagsField`, to be replaced with `override`. */
export const tagsFieldMessages = defineMessages('tagsField', {
  it: {
    add: 'Aggiungi',
    hint: 'Scrivi e premi Invio per aggiungere',
    remove: (tag: string) => `Togli ${tag}`,
    chosen: (label: string) => `${label}: scelti`,
    suggestions: 'Suggeriti',
    suggest: (tag: string) => `Aggiungi ${tag}`,
    added: (tag: string) => `${tag} aggiunto`,
    removed: (tag: string) => `${tag} tolto`,
    duplicate: (tag: string) => `«${tag}» c’è già.`,
    full: (most: number) => `Puoi aggiungerne al massimo ${most}: togline uno per fare posto.`,
    unknown: (tag: string) => `«${tag}» non è tra quelli previsti: scegli un suggerimento.`,
    tooLong: (most: number) => `È troppo lungo: usa al massimo ${most} caratteri.`,
    more: (count: number) => `e altri ${count}: scrivi per trovarli`,
  },
  en: {
    add: 'Add',
    hint: 'Type and press Enter to add',
    remove: (tag: string) => `Remove ${tag}`,
    chosen: (label: string) => `${label}: chosen`,
    suggestions: 'Suggested',
    suggest: (tag: string) => `Add ${tag}`,
    added: (tag: string) => `${tag} added`,
    removed: (tag: string) => `${tag} removed`,
    duplicate: (tag: string) => `"${tag}" is already there.`,
    full: (most: number) => `You can add up to ${most}. Remove one to make room.`,
    unknown: (tag: string) => `"${tag}" is not in the list. Choose a suggestion.`,
    tooLong: (most: number) => `It must be ${most} characters or fewer.`,
    more: (count: number) => `and ${count} more: type to find them`,
  },
});
