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
import * as styles from './patient.css.ts';
import type { SectionEditor } from './use-section-editor.tsx';

interface SectionCardProps {
  title: string;
  facts: readonly Fact[];
  editor: SectionEditor;
  className?: string;
  /** Above the facts. */
  children?: ReactNode;
}

const isMissing = ({ value }: Fact) => value === '' || value === null || value === undefined;

export function SectionCard({ title, facts, editor, className, children }: SectionCardProps) {
  const mayAct = useMayAct();
  // Names beside their values take half the height.
  const isPhone = useMedia(media.phone);
  const { t } = useTranslation('patient');
  const { edit, loading, element } = editor;
  const mayEdit = mayAct(operations.updatePatient);
  const missing = facts.filter(isMissing).length;
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
        {missing > 0 && mayEdit && (
          <p className={styles.missing}>
            {t('missing', { count: missing })}
            <Button
              variant="ghost"
              size="sm"
              className={styles.complete}
              aria-label={t('completeNamed', { card: title })}
              onClick={edit}
            >
              {t('complete')}
            </Button>
          </p>
        )}
      </SideCard>
      {/* A closed card would hide its dialog. */}
      {element}
    </>
  );
}
