import { TagsField } from '@libretto/design-system/tags-field';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../forms/use-record-form.tsx';
import { useTagNames } from './use-tag-names.ts';

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
