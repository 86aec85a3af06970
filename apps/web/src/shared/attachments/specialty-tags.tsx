import * as operations from '@libretto/api-client/operations';
import { TagsField } from '@libretto/design-system/tags-field';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { FieldBinding } from '../forms/use-record-form.ts';
import { currentLanguage } from '../i18n/i18n.ts';

const tagsQuery = () => ({
  ...api.query(operations.listSpecialtyTags, { query: { lingua: currentLanguage() } }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What the specialties are called, by their ids. */
export function useTagNames(): ReadonlyMap<number, string> {
  const { data } = useQuery(tagsQuery());
  return useMemo(() => new Map(data?.map(({ id, tag }) => [id, tag])), [data]);
}

/** The specialties that something belongs to. */
export function SpecialtyTags({ value, onChange, ...bound }: FieldBinding<readonly number[]>) {
  const { t } = useTranslation('attachments');
  const names = useTagNames();
  const ids = useMemo(() => new Map([...names].map(([id, name]) => [name, id])), [names]);
  return (
    <TagsField
      {...bound}
      label={t('tags')}
      hint={t('tagsHint')}
      closed
      suggestions={[...ids.keys()]}
      value={value.map((id) => names.get(id) ?? String(id))}
      onChange={(chosen) => onChange(chosen.map((name) => ids.get(name) ?? Number(name)).filter(Boolean))}
    />
  );
}
