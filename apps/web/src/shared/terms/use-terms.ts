import * as operations from '@libretto/api-client/operations';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';

const termsQuery = () => ({ ...api.query(operations.listTerms), staleTime: Number.POSITIVE_INFINITY });

/** For terms stored in Italian: a route, an investigation, a specialty. Returns users' own texts unchanged. */
export function useTerms(): (text: string) => string {
  const { i18n } = useTranslation();
  const { data } = useQuery({ ...termsQuery(), enabled: i18n.language === 'en' });
  return useMemo(() => {
    if (i18n.language !== 'en' || data === undefined) return (text) => text;
    const english = new Map(data.map(({ it, en }) => [it.toLowerCase(), en]));
    return (text) => english.get(text.trim().toLowerCase()) ?? text;
  }, [i18n.language, data]);
}
