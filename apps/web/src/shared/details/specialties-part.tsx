import { Button } from '@libretto/design-system/button';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../acting/use-may-act.ts';
import { useTagNames } from '../attachments/use-tag-names.ts';
import { useLazyDialog } from '../dialogs/use-lazy-dialog.tsx';
import { ClosedPart } from '../page/closed-part.tsx';
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
  const format = (parts: readonly string[]) => new Intl.ListFormat(i18n.language).format(parts);
  const title =
    specialties.length === 0
      ? t('specialties.noneNamed')
      : known.length === 0
        ? t('specialties.title')
        : t('specialties.named', { names: format(known.map(([, tag]) => tag)) });
  return (
    <ClosedPart closed heading={<h3 className={styles.seenPart}>{title}</h3>}>
      <div className={styles.seenLine}>
        <div className={styles.seenText}>
          {specialties.length === 0 && <p className={styles.muted}>{t('specialties.none')}</p>}
          {!chosen && specialties.length > 0 && <p className={styles.muted}>{t('specialties.proposed')}</p>}
          {doctors && doctors.length > 0 && (
            <p className={styles.muted}>{t('specialties.because', { names: format(doctors) })}</p>
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
      {dialog.element}
    </ClosedPart>
  );
}
