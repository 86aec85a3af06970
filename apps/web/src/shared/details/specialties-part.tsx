import { Badge } from '@libretto/design-system/badge';
import { Button } from '@libretto/design-system/button';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../acting/use-may-act.ts';
import { useTagNames } from '../attachments/use-tag-names.ts';
import { useLazyDialog } from '../dialogs/use-lazy-dialog.tsx';
import * as styles from './details.css.ts';
import { specialtiesDialog } from './specialties.ts';
import type { SpecialtiesRecord } from './use-save-specialties.ts';

interface SpecialtiesPartProps {
  record: SpecialtiesRecord;
  name: string;
  level: number;
  specialties: readonly number[];
  chosen: boolean;
  /** Doctors who see the record because of a specialty; undefined until the server has told. */
  doctors: readonly string[] | undefined;
}

/** The specialties of a record, by which a doctor with visibility Parziale sees it. */
export function SpecialtiesPart({ record, name, level, specialties, chosen, doctors }: SpecialtiesPartProps) {
  const { t, i18n } = useTranslation('details');
  const mayAct = useMayAct();
  const names = useTagNames();
  const dialog = useLazyDialog(specialtiesDialog);
  const known = [...names].filter(([id]) => specialties.includes(id));
  return (
    <section className={styles.specialties}>
      <div className={styles.seenLine}>
        <div className={styles.seenText}>
          <h3 className={styles.groupTitle}>{t('specialties.title')}</h3>
          {specialties.length > 0 ? (
            <ul className={styles.chips}>
              {known.map(([id, tag]) => (
                <li key={id}>
                  <Badge>{tag}</Badge>
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.muted}>{t('specialties.none')}</p>
          )}
        </div>
        {mayAct('parent') && (
          <Button
            loading={dialog.loading}
            aria-label={t('specialties.changeNamed', { name })}
            onClick={() => void dialog.open({ record, name, level, specialties, chosen })}
          >
            {t('specialties.change')}
          </Button>
        )}
      </div>
      {!chosen && specialties.length > 0 && <p className={styles.muted}>{t('specialties.proposed')}</p>}
      {doctors && doctors.length > 0 && (
        <p className={styles.muted}>
          {t('specialties.because', { names: new Intl.ListFormat(i18n.language).format(doctors) })}
        </p>
      )}
      {dialog.element}
    </section>
  );
}
