import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { findShownLevel } from './unseen.ts';

const maxNames = 3;

export interface AudienceOf {
  tipo: Schema<'RecordKind'>;
  /** Undefined for a record that is not saved yet. */
  id?: number;
  /** Category of an exam that is not saved yet. */
  category?: Schema<'ExamCategory'> | null;
  /** IDs to assume instead of the record's own, separated by commas. */
  specialties?: string;
}

/** Never cached, because every record and every doctor changes it. */
export const audienceQuery = ({ tipo, id, category, specialties }: AudienceOf) => ({
  ...api.query(operations.getAudience, {
    query: {
      tipo,
      ...(id === undefined ? category && { categoria: category } : { id_record: id }),
      ...(specialties !== undefined && { specialita: specialties }),
    },
  }),
  staleTime: 0,
  gcTime: 0,
});

/** The level at which doctors would see a record that none sees at `level`; undefined until it is known. */
export function useShownLevel(record: AudienceOf, level: number, enabled: boolean): number | undefined {
  const { data } = useQuery({ ...audienceQuery(record), enabled });
  return enabled && data ? findShownLevel(data.data, level) : undefined;
}

/** Undefined for kinds without levels. */
export function useAudience(
  record: AudienceOf,
  nobody: 'nobody' | 'none' = 'nobody',
): ((level: number) => string) | undefined {
  const { t, i18n } = useTranslation('confidentiality');
  const { data, isError } = useQuery(audienceQuery(record));
  if (isError) return () => t('audience.failed');
  if (!data) return () => t('audience.loading');
  if (data.data.length === 0) return undefined;
  return (level) => {
    const names = data.data.find(({ livello }) => livello === level)?.medici.map(({ fullname }) => fullname) ?? [];
    if (names.length === 0) return t(`audience.${nobody}`);
    const rest = names.length - maxNames;
    const parts = rest > 0 ? [...names.slice(0, maxNames), t('audience.others', { count: rest })] : names;
    return new Intl.ListFormat(i18n.language).format(parts);
  };
}
