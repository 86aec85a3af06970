import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import { api } from '../api/api.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import type { AskInteractions } from './use-interaction-check.ts';

/** Asks the server; a therapy that is being changed is not held against itself. */
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
      // What is no longer in the catalogue may still be named in a record.
      if (error instanceof ProblemError && error.status === 404) return inOwnWords();
      throw error;
    }
  };
