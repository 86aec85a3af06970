import { Card } from '@libretto/design-system/card';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import { DetailPage } from '../../shared/details/detail-page.tsx';
import { MissingRecord } from '../../shared/details/missing-record.tsx';
import { useDetailRow } from '../../shared/details/use-detail-row.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import * as styles from '../../shared/reactions/reactions.css.ts';
import { reactionsQuery } from '../../shared/reactions/reactions.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ReportFacts } from './report-facts.tsx';
import { useReactionActions } from './use-reaction-actions.tsx';

export function ReactionPage({ id }: { id: number }) {
  const { t } = useTranslation('reactions');
  const formats = useFormats();
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const { data: reports } = useSuspenseQuery(reactionsQuery(userId));
  const { getName, actions, elements } = useReactionActions(patient);
  const report = useDetailRow('reaction', reports, ({ id_reazione }) => id_reazione === id);
  if (report === undefined) return <MissingRecord kind="reaction" deleted={undefined} />;
  return (
    <DetailPage
      kind="reaction"
      id={id}
      row={report}
      title={report.farmaco.descrizione_breve}
      name={getName(report)}
      state={[formats.date(report.date_reaction), t(`choices.${report.severity}`), t(`choices.${report.reaction_now}`)]}
      level={report.id_livello_confidenzialita ?? strictest}
      values={[]}
      // The page shows what "view" would.
      actions={actions.filter(({ id }) => id !== 'view')}
      primary="print"
      dialogs={elements}
    >
      <Card title={t('title')}>
        <div className={styles.view}>
          <ReportFacts report={report} headingLevel={3} />
        </div>
      </Card>
    </DetailPage>
  );
}
