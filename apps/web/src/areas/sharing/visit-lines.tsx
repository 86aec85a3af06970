import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { Checkbox } from '@libretto/design-system/checkbox';
import { Skeleton } from '@libretto/design-system/skeleton';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dot } from '../../shared/formats/dot.ts';
import * as styles from './sharing.css.ts';
import type { SheetSection } from './visit-draft.ts';

interface VisitLinesProps {
  sections: readonly SheetSection[];
  hidden: number;
  loading: boolean;
  onRetry: (() => void) | undefined;
  onChange: (keys: readonly string[], on: boolean) => void;
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
        {sections.length > 0 && (
          <div className={styles.sections}>
            {sections.map((section) => (
              <Section key={section.id} section={section} onChange={onChange} />
            ))}
          </div>
        )}
      </div>
    </Card>
  );
}

interface SectionProps {
  section: SheetSection;
  onChange: (keys: readonly string[], on: boolean) => void;
}

/** Closed, because a full record has eighty lines and most doctors need what is chosen by default. */
function Section({ section: { title, lines }, onChange }: SectionProps) {
  const { t } = useTranslation('sharing');
  const id = useId();
  const chosen = lines.filter(({ isSelected }) => isSelected);
  const isWhole = chosen.length === lines.length;
  return (
    <details className={styles.lineSection}>
      <summary className={styles.summary}>
        <span className={styles.summaryText}>
          <strong id={id}>{title}</strong>{' '}
          <span className={styles.muted}>{t('visit.ofAll', { count: chosen.length, all: lines.length })}</span>
          <span className={styles.chosen}>{chosen.map(({ nome }) => nome).join(dot)}</span>
        </span>
      </summary>
      <fieldset className={styles.group} aria-labelledby={id}>
        {lines.length > 1 && (
          <div>
            <Button
              size="sm"
              onClick={() =>
                onChange(
                  lines.map(({ key }) => key),
                  !isWhole,
                )
              }
            >
              {t(isWhole ? 'visit.chooseNone' : 'visit.chooseAll')}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Button>
          </div>
        )}
        {lines.map(({ key, isSelected, nome, dettagli }) => (
          <div key={key} className={styles.line}>
            <Checkbox
              name={key}
              label={nome}
              description={dettagli.join(dot)}
              value={isSelected}
              onChange={(next) => onChange([key], next)}
            />
          </div>
        ))}
      </fieldset>
    </details>
  );
}
