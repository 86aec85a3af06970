import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import { api } from '../api/api.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import type { AskInteractions, Interactions } from './use-interaction-check.ts';

/** Of a medicine that is no longer in the catalogue, which a record may still name: trying again would not help. */
const unknown: Interactions = {
  esito: 'non_verificabile',
  messaggiInterazioni: [],
  non_confrontate: [],
  revisione_clinica: false,
};

/** Asks the server; a therapy that is being changed is not held against itself. */
export const askInteractions =
  (therapyId?: number): AskInteractions =>
  async (id, signal) => {
    const query = { ...(therapyId !== undefined && { id_terapie: therapyId }), lingua: currentLanguage() };
    try {
      return await api.call(operations.checkDrugInteractions, { path: { id }, query }, { signal });
    } catch (error) {
      if (error instanceof ProblemError && error.status === 404) return unknown;
      throw error;
    }
  };
