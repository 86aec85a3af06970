import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { Card, type Fact, Facts } from '@libretto/design-system/card';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { canAct } from '../../shared/acting/acting.ts';
import { WhenOwn } from '../../shared/eyes/when-own.tsx';
import * as styles from './patient.css.ts';
import type { SectionEditor } from './use-section-editor.tsx';

interface SectionCardProps {
  title: string;
  facts: readonly Fact[];
  editor: SectionEditor;
  className?: string;
}

const isMissing = ({ value }: Fact) => value === '' || value === null || value === undefined;

export function SectionCard({ title, facts, editor, className }: SectionCardProps) {
  const { t } = useTranslation('patient');
  const { edit, loading, element } = editor;
  const mayEdit = canAct(operations.updatePatient);
  const missing = facts.filter(isMissing).length;
  return (
    <Card
      title={title}
      className={className}
      actions={
        <WhenOwn>
          {mayEdit && (
            <Button
              size="sm"
              iconStart={<Pencil />}
              loading={loading}
              aria-label={t('editNamed', { card: title })}
              onPointerEnter={editor.prepare}
              onClick={edit}
            >
              {t('edit')}
            </Button>
          )}
        </WhenOwn>
      }
    >
      <Facts items={facts} />
      {missing > 0 && mayEdit && (
        <p className={styles.missing}>
          {t('missing', { count: missing })}
          <WhenOwn>
            <Button
              variant="ghost"
              size="sm"
              className={styles.complete}
              aria-label={t('completeNamed', { card: title })}
              onClick={edit}
            >
              {t('complete')}
            </Button>
          </WhenOwn>
        </p>
      )}
      {element}
    </Card>
  );
}
