import { test } from '../journey.ts';

export const admin = 'admin@libretto.example';

/** A word that no other journey on the same server uses. */
export function ownWord(): string {
  const { project, workerIndex, repeatEachIndex, retry } = test.info();
  return `prova${project.name}${workerIndex}x${repeatEachIndex}x${retry}`;
}

/** Addresses and titles of the pages of the administration. */
export const pages = [
  ['admin', 'Amministrazione'],
  ['funzionalita', 'Funzionalità'],
  ['ruoli', 'Ruoli'],
  ['licenze', 'Licenze'],
  ['utenti', 'Utenti'],
  ['dottori', 'Dottori'],
  ['medici', 'Medici da verificare'],
  ['centri', 'Centri'],
  ['posta', 'Posta in uscita'],
  ['registro', 'Registro delle modifiche'],
] as const;
