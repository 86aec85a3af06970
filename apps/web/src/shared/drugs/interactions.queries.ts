import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import { api } from '../api/api.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import type { AskInteractions } from './use-interaction-check.ts';

/** Excludes an edited therapy from the check against itself. */
export const askInteractions =
  (therapyId?: number): AskInteractions =>
  async ({ id_farmaco_codifa: id, descrizione_breve }, signal) => {
    const query = { ...(therapyId !== undefined && { id_terapie: therapyId }), lingua: currentLanguage() };
    const inOwnWords = () =>
      api.call(operations.checkInteractionsInOwnWords, { body: { descrizione_breve }, query }, { signal });
    if (id === null) return inOwnWords();
    try {
      return await api.call(operations.checkDrugInteractions, { path: { id }, query }, { signal });
    } catch (error) {
      // A record may name a medicine that was removed from the catalogue.
      if (error instanceof ProblemError && error.status === 404) return inOwnWords();
      throw error;
    }
  };
