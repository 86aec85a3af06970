import * as operations from '@libretto/api-client/operations';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';

const termsQuery = () => ({ ...api.query(operations.listTerms), staleTime: Number.POSITIVE_INFINITY });

/**
 * Returns the function that shows a term which records hold in Italian (a route, an investigation, a specialty) in the
 * language of the page. A text that is no such term is a person's own and stays as it was written.
 */
export function useTerms(): (text: string) => string {
  const { i18n } = useTranslation();
  const { data } = useQuery({ ...termsQuery(), enabled: i18n.language === 'en' });
  return useMemo(() => {
    if (i18n.language !== 'en' || data === undefined) return (text) => text;
    const english = new Map(data.map(({ it, en }) => [it.toLowerCase(), en]));
    return (text) => english.get(text.trim().toLowerCase()) ?? text;
  }, [i18n.language, data]);
}
