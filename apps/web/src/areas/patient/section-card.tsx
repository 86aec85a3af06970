import { Button } from '@libretto/design-system/button';
import { Card, type Fact, Facts } from '@libretto/design-system/card';
import { Pencil } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import * as styles from './patient.css.ts';

interface SectionCardProps {
  title: string;
  patient: Patient;
  facts: readonly Fact[];
  /** Fetches the dialog that edits this section; always the same function. */
  dialog: () => Promise<ComponentType<{ patient: Patient; onClose: () => void }>>;
  className?: string;
}

const isMissing = ({ value }: Fact) => value === '' || value === null || value === undefined;

/** A section of the card: what is known, what is missing with the way to fill it in, and the dialog to change it. */
export function SectionCard({ title, patient, facts, dialog, className }: SectionCardProps) {
  const { t } = useTranslation('patient');
  const { open, loading, element } = useLazyDialog(dialog);
  const missing = facts.filter(isMissing).length;
  const edit = () => void open({ patient });
  return (
    <Card
      title={title}
      className={className}
      actions={
        <Button
          size="sm"
          iconStart={<Pencil />}
          loading={loading}
          aria-label={t('editNamed', { card: title })}
          onPointerEnter={() => void dialog().catch(() => undefined)}
          onClick={edit}
        >
          {t('edit')}
        </Button>
      }
    >
      <Facts items={facts} />
      {missing > 0 && (
        <p className={styles.missing}>
          {t('missing', { count: missing })}
          <Button variant="ghost" size="sm" aria-label={t('completeNamed', { card: title })} onClick={edit}>
            {t('complete')}
          </Button>
        </p>
      )}
      {element}
    </Card>
  );
}
