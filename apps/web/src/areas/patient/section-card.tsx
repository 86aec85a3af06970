import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { type Fact, Facts } from '@libretto/design-system/card';
import { media } from '@libretto/design-system/theme';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { SideCard } from '../../shared/page/side-card.tsx';
import { useMedia } from '../../shared/page/use-media.ts';
import type { SectionEditor } from './use-section-editor.tsx';

interface SectionCardProps {
  title: string;
  facts: readonly Fact[];
  editor: SectionEditor;
  className?: string;
  /** Above the facts. */
  children?: ReactNode;
}

export function SectionCard({ title, facts, editor, className, children }: SectionCardProps) {
  const mayAct = useMayAct();
  // Names next to their values take half the height.
  const isPhone = useMedia(media.phone);
  const { t } = useTranslation('patient');
  const { edit, loading, element } = editor;
  const mayEdit = mayAct(operations.updatePatient);
  return (
    <>
      <SideCard
        title={title}
        className={className}
        actions={
          mayEdit && (
            <Button
              size="sm"
              iconStart={<Pencil />}
              loading={loading}
              aria-label={t('editNamed', { card: title })}
              onClick={edit}
            >
              {t('edit')}
            </Button>
          )
        }
      >
        {children}
        <Facts items={facts} layout={isPhone ? 'rows' : 'grid'} />
      </SideCard>
      {/* A closed card would hide its dialog. */}
      {element}
    </>
  );
}
