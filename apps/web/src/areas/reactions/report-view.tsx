import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from '../../shared/reactions/reactions.css.ts';
import type { ReactionReport } from '../../shared/reactions/reactions.queries.ts';
import { ReportFacts } from './report-facts.tsx';
import { usePrint } from './use-print.ts';

const aifa = 'https://www.aifa.gov.it/content/segnalazioni-reazioni-avverse';

export interface ReportViewProps {
  report: ReactionReport;
  onClose: () => void;
}

export function ReportView({ report, onClose }: ReportViewProps) {
  const { t } = useTranslation('reactions');
  const print = usePrint();
  const [printing, setPrinting] = useState(false);

  async function save() {
    setPrinting(true);
    await print(report);
    setPrinting(false);
  }

  return (
    <Dialog
      open
      size="lg"
      title={t('title')}
      description={report.farmaco.descrizione_breve}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('view.close')}</Button>
          <Button variant="primary" iconStart={<Printer />} loading={printing} onClick={() => void save()}>
            {t('view.print')}
          </Button>
        </>
      }
    >
      <div className={styles.view}>
        <Banner title={t('view.notSent')}>
          <p>{t('view.notSentText')}</p>
          <a href={aifa} target="_blank" rel="noopener noreferrer">
            {t('view.aifa')}
          </a>
        </Banner>
        <ReportFacts report={report} headingLevel={3} />
      </div>
    </Dialog>
  );
}
