import type { components } from '../../contract/contract.gen.ts';
import { type Language, messagesFor } from '../../summary/render-context.ts';

export const maritalStatuses = (language: Language): components['schemas']['MaritalStatus'][] =>
  messagesFor(language).person.maritals.map((stato_matrimoniale_nome, index) => ({
    id_stato_matrimoniale: index + 1,
    stato_matrimoniale_nome,
  }));

export const isMaritalStatus = (id: unknown): boolean =>
  maritalStatuses('it').some(({ id_stato_matrimoniale }) => id_stato_matrimoniale === id);
