import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { ConfidentialityBadge } from '@libretto/design-system/confidentiality-badge';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type AuditedRecord, RecordLog } from '../confidentiality/record-log.tsx';
import * as styles from './details.css.ts';
import type { RecordDetail } from './details.queries.ts';
import { SpecialtiesPart } from './specialties-part.tsx';
import type { SpecialtiesRecord } from './use-save-specialties.ts';

export interface SpecialtiesOf {
  specialita: readonly number[];
  specialita_scelta: boolean;
}

interface SeenCardProps {
  record: AuditedRecord;
  name: string;
  /** Shown until the server has told the one that applies. */
  level: number;
  /** Absent for a kind without. */
  specialties: SpecialtiesOf | undefined;
  detail: UseQueryResult<RecordDetail>;
  /** Opens the padlock. */
  onChange?: (() => void) | undefined;
}

const untagged: readonly string[] = ['reading', 'reaction', 'pregnancy'];
const isTagged = (record: AuditedRecord): record is AuditedRecord & SpecialtiesRecord =>
  !untagged.includes(record.tipo);

export function SeenCard({ record, name, level, specialties, detail, onChange }: SeenCardProps) {
  const { t, i18n } = useTranslation('details');
  const { data, isError, refetch } = detail;
  const doctors = data?.medici.map(({ fullname }) => fullname);
  const excluded = data && new Intl.ListFormat(i18n.language).format(data.esclusi.map(({ fullname }) => fullname));
  const names = doctors && (new Intl.ListFormat(i18n.language).format(doctors) || t('seen.nobody'));
  return (
    <Card title={t('seen.title')}>
      <div className={styles.seen}>
        <div className={styles.seenLine}>
          <div className={styles.seenText}>
            <p className={styles.names} role="status">
              {isError && !data ? t('seen.failed') : (names ?? t('seen.loading'))}
            </p>
            {isError && !data && (
              <Button size="sm" onClick={() => void refetch()}>
                {t('seen.retry')}
              </Button>
            )}
            {excluded !== undefined && excluded !== '' && (
              <p className={styles.muted}>{t('seen.excluded', { names: excluded })}</p>
            )}
            <ConfidentialityBadge level={data?.livello ?? level} />
          </div>
          {onChange && (
            <Button aria-label={t('seen.changeNamed', { name })} onClick={onChange}>
              {t('seen.change')}
            </Button>
          )}
        </div>
        {specialties && isTagged(record) && (
          <SpecialtiesPart
            record={record}
            name={name}
            level={data?.livello ?? level}
            specialties={specialties.specialita}
            chosen={specialties.specialita_scelta}
            doctors={data?.medici.filter(({ per_specialita }) => per_specialita).map(({ fullname }) => fullname)}
          />
        )}
        <RecordLog record={record} />
      </div>
    </Card>
  );
}
