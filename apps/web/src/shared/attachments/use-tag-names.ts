import * as operations from '@libretto/api-client/operations';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api/api.ts';
import { currentLanguage } from '../i18n/i18n.ts';

const tagsQuery = () => ({
  ...api.query(operations.listSpecialtyTags, { query: { lingua: currentLanguage() } }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function useTagNames(): ReadonlyMap<number, string> {
  const { data } = useQuery(tagsQuery());
  return useMemo(() => new Map(data?.map(({ id, tag }) => [id, tag])), [data]);
}
