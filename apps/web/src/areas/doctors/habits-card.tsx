import type { Schema } from '@libretto/api-client/schema';
import { Card } from '@libretto/design-system/card';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './doctors.css.ts';
import type { Preview } from './doctors.queries.ts';

export type Habits = ComponentType<{ record: Schema<'PhysiologicalAnamnesis'>; sex: string }>;

interface HabitsCardProps {
  record: Preview['cartella'];
  Habits: Habits;
}

export function HabitsCard({ record: { anamnesi, identita }, Habits }: HabitsCardProps) {
  const { t } = useTranslation('doctors');
  const { fisiologica } = anamnesi;
  if (fisiologica === undefined) return null;
  return (
    <Card title={t('preview.history.fisiologica')} headingLevel={2}>
      <div className={styles.habits}>
        <Suspense fallback={null}>
          <Habits record={fisiologica} sex={identita.paziente_sesso} />
        </Suspense>
      </div>
    </Card>
  );
}
