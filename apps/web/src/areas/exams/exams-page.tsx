import { Button } from '@libretto/design-system/button';
import { useToast } from '@libretto/design-system/toast';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { includesStrictest, strictest } from '../../shared/confidentiality/printed-levels.ts';
import { printDialog } from '../../shared/confidentiality/printing.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { ExamLists } from './exam-lists.tsx';
import { ExamSearch } from './exam-search.tsx';
import { examsQuery } from './exams.queries.ts';

export function ExamsPage() {
  const { t } = useTranslation('exams');
  const { userId } = useSession();
  const { data: exams } = useQuery(examsQuery(userId));
  return (
    <Page tab="exams" title={t('title')}>
      <ExamLists />
      {exams?.length !== 0 && (
        <>
          <ExamSearch />
          <div>
            <PrintButton />
          </div>
        </>
      )}
    </Page>
  );
}

function PrintButton() {
  const { t } = useTranslation('exams');
  const { userId } = useSession();
  const toasts = useToast();
  const [busy, setBusy] = useState(false);

  const { data: exams } = useQuery(examsQuery(userId));
  const dialog = useLazyDialog(printDialog);

  /** No filter to show without strictly confidential exams; it stays while the list loads. */
  const choose = () =>
    exams && !includesStrictest(exams)
      ? void print(strictest)
      : void dialog.open({ onPrint: (level) => void print(level) });

  async function print(level: number) {
    setBusy(true);
    try {
      const { downloadPrint } = await import('./print.ts');
      await downloadPrint(userId, t('title'), level);
      toasts.show({ message: t('printed'), tone: 'success' });
    } catch (error) {
      console.warn('The exams could not be printed', error);
      toasts.show({ message: t('printFailed'), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button iconStart={<Printer />} loading={busy || dialog.loading} onClick={choose}>
        {t('print')}
      </Button>
      {dialog.element}
    </>
  );
}
