import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SharedKind } from '../../shared/access/exceptions.queries.ts';
import { useExceptions } from '../../shared/access/use-exceptions.ts';
import { pageOf } from '../../shared/entries/detail-path.ts';
import { useRecordTitle } from '../../shared/entries/use-record-title.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as rowStyles from '../../shared/page/rows.css.ts';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './doctors.css.ts';
import { type Association, exceptionsQuery } from './doctors.queries.ts';

/** The records that the patient hides from this doctor alone. */
export function ExceptionsCard({ association }: { association: Association }) {
  const { t } = useTranslation('access');
  const { userId } = useSession();
  const { id_cpp, care_provider } = association;
  const { data: lines } = useSuspenseQuery(exceptionsQuery(userId, id_cpp));
  const formats = useFormats();
  const title = useRecordTitle();
  const setException = useExceptions();
  if (lines.data.length === 0) return null;
  const doctor = { id_cpp, fullname: care_provider.fullname };
  return (
    <Card title={t('exceptions.list')}>
      <p className={styles.exceptionText}>{t('exceptions.listText')}</p>
      <ul className={rowStyles.rows}>
        {lines.data.map((line) => {
          const name = title(line);
          const { tipo, id_record } = line;
          return (
            <li key={`${tipo} ${id_record}`} className={rowStyles.row}>
              <span className={rowStyles.rowText}>
                <Link to={pageOf(tipo, id_record)}>{name}</Link>
                {line.data !== null && <time dateTime={line.data}>{formats.date(line.data)}</time>}
              </span>
              <Button
                size="sm"
                iconStart={<Eye />}
                aria-label={t('exceptions.showNamed', { title: name })}
                onClick={() => void setException({ doctor, tipo: tipo as SharedKind, id: id_record }, false)}
              >
                {t('exceptions.show')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
