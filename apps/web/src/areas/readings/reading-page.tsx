import { Card } from '@libretto/design-system/card';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { DetailPage } from '../../shared/details/detail-page.tsx';
import { MissingRecord } from '../../shared/details/missing-record.tsx';
import { useDetailRow } from '../../shared/details/use-detail-row.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as rowStyles from '../../shared/page/rows.css.ts';
import { charts } from '../../shared/readings/charts.ts';
import { measureNames, measures } from '../../shared/readings/measures.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { type Reading, readingsQuery } from './readings.queries.ts';
import { useReadingActions } from './use-reading-actions.ts';

export function ReadingPage({ id }: { id: number }) {
  const { t } = useTranslation('readings');
  const formats = useFormats();
  const { userId } = useSession();
  const { data: readings } = useSuspenseQuery(readingsQuery(userId));
  const { getName, actions, editor, lockElement } = useReadingActions({ stay: true });
  const reading = useDetailRow('reading', readings, ({ id_rilevazione }) => id_rilevazione === id);
  if (reading === undefined) return <MissingRecord kind="reading" deleted={undefined} />;
  return (
    <DetailPage
      kind="reading"
      id={id}
      row={reading}
      title={getName(reading)}
      state={[t(`sources.${reading.fonte}`)]}
      level={reading.id_livello_confidenzialita ?? strictest}
      values={measureNames.map((measure) => ({
        term: t(`columns.${measure}`),
        value: reading[measure] !== null && `${formats.number(reading[measure])} ${measures[measure].unit}`,
      }))}
      actions={actions}
      loading={editor.opening !== undefined}
      dialogs={
        <>
          {editor.element}
          {lockElement}
        </>
      }
    >
      <Courses reading={reading} />
    </DetailPage>
  );
}

/** The pages that show how the values of a reading have changed. */
function Courses({ reading }: { reading: Reading }) {
  const { t } = useTranslation('readings');
  const shown = charts.filter(({ of }) => of.some((measure) => reading[measure] !== null));
  return (
    <Card title={t('trends')}>
      <ul className={rowStyles.rows}>
        {shown.map(({ id, slug }) => (
          <li key={id}>
            <Link to="/Registro/Visite/misure/$misura" params={{ misura: slug }} className={rowStyles.rowLink}>
              {t(`charts.${id}`)}
              <ChevronRight aria-hidden="true" size="1.25em" className={rowStyles.chevron} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
