import { queryOptions } from '@tanstack/react-query';
import type { Therapy } from '../../shared/doses/doses.queries.ts';
import { askInteractions } from '../../shared/drugs/interactions.queries.ts';

const freshMs = 60_000;

/** What is known of a medicine together with the other therapies and the record of now. */
export const interactionsQuery = ({ id_terapie: id, id_farmaco_codifa, farmaco, versione }: Therapy) =>
  queryOptions({
    queryKey: ['interactions', id, versione],
    queryFn: ({ signal }) =>
      askInteractions(id)({ id_farmaco_codifa, descrizione_breve: farmaco.descrizione_breve }, signal),
    staleTime: freshMs,
  });
