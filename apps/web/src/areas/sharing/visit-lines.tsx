import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { Checkbox } from '@libretto/design-system/checkbox';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useTranslation } from 'react-i18next';
import * as styles from './sharing.css.ts';
import type { SheetSection } from './visit-draft.ts';

interface VisitLinesProps {
  sections: readonly SheetSection[];
  hidden: number;
  loading: boolean;
  onRetry: (() => void) | undefined;
  onChange: (key: string, on: boolean) => void;
}

const linesPerPage = 32;

export function VisitLines({ sections, hidden, loading, onRetry, onChange }: VisitLinesProps) {
  const { t } = useTranslation('sharing');
  const chosen = sections.reduce((sum, { lines }) => sum + lines.filter(({ isSelected }) => isSelected).length, 0);
  return (
    <Card title={t('visit.lines')}>
      <div className={styles.stack}>
        <p role="status">
          {!loading && `${t('visit.chosen', { count: chosen })} ${t('visit.hidden', { count: hidden })}`}
        </p>
        {chosen > linesPerPage && <Banner tone="warning" title={t('visit.tooMany')} />}
        {loading && !onRetry && <Skeleton shape="block" count={3} />}
        {onRetry && (
          <Banner tone="danger" title={t('visit.notLoaded')} action={<Button onClick={onRetry}>{t('again')}</Button>} />
        )}
        {!loading && sections.length === 0 && <p className={styles.muted}>{t('visit.nothing')}</p>}
        {sections.map(({ id, title, lines }) => (
          <fieldset key={id} className={styles.group}>
            <legend className={styles.legend}>{title}</legend>
            {lines.map(({ key, isSelected, nome, dettagli }) => (
              <div key={key} className={styles.line}>
                <Checkbox
                  name={key}
                  label={nome}
                  description={dettagli.join(' · ')}
                  value={isSelected}
                  onChange={(next) => onChange(key, next)}
                />
              </div>
            ))}
          </fieldset>
        ))}
      </div>
    </Card>
  );
}
