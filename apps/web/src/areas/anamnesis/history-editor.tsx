import { Card } from '@libretto/design-system/card';
import { Tabs } from '@libretto/design-system/tabs';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '../../shared/drafts/use-unsaved-guard.ts';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { type Part, parts, type TextPart } from './parts.ts';
import { PhysiologicalPart } from './physiological-part.tsx';
import type { PregnanciesSlot } from './pregnancies-slot.ts';
import { TextPartForm } from './text-part.tsx';

interface HistoryEditorProps {
  part: Part;
  notice: ReactNode;
  pregnancies: PregnanciesSlot;
}

export function HistoryEditor({ part, notice, pregnancies }: HistoryEditorProps) {
  const { t } = useTranslation('anamnesis');
  const [open, setOpen] = useState<string>(part);
  const [unsaved, setUnsaved] = useState<ReadonlySet<TextPart>>(new Set());
  const onUnsaved = useCallback((changed: TextPart, is: boolean) => {
    setUnsaved((before) => {
      if (before.has(changed) === is) return before;
      const after = new Set(before);
      if (is) after.add(changed);
      else after.delete(changed);
      return after;
    });
  }, []);
  useUnsavedGuard(unsaved.size > 0, { kept: true });

  return (
    <Page
      width="list"
      title={t('editorTitle')}
      description={t('editorDescription')}
      back={<BackLink to="/Registro/Anamnesi">{t('back')}</BackLink>}
    >
      {notice}
      <Card>
        <Tabs
          label={t('tabs')}
          value={open}
          onChange={setOpen}
          items={parts.map((id) => ({
            id,
            label: t(`parts.${id}`),
            content:
              id === 'fisiologica' ? (
                <PhysiologicalPart pregnancies={pregnancies} />
              ) : (
                <TextPartForm part={id} onUnsaved={onUnsaved} />
              ),
          }))}
        />
      </Card>
    </Page>
  );
}
