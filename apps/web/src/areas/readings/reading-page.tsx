import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { DetailPage } from '../../shared/details/detail-page.tsx';
import { MissingRecord } from '../../shared/details/missing-record.tsx';
import { useDetailRow } from '../../shared/details/use-detail-row.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { CurrentDangers } from './current-dangers.tsx';
import { MeasuredValues } from './measured-values.tsx';
import { readingsQuery } from './readings.queries.ts';
import { useReadingActions } from './use-reading-actions.ts';

export function ReadingPage({ id }: { id: number }) {
  const { t } = useTranslation('readings');
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
      values={[]}
      lead={<CurrentDangers reading={id} />}
      actions={actions}
      loading={editor.opening !== undefined}
      dialogs={
        <>
          {editor.element}
          {lockElement}
        </>
      }
    >
      <MeasuredValues reading={reading} />
    </DetailPage>
  );
}
