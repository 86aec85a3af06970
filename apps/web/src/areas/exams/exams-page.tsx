import { Button } from '@libretto/design-system/button';
import { useToast } from '@libretto/design-system/toast';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/page/page.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { ExamLists } from './exam-lists.tsx';
import { ExamSearch } from './exam-search.tsx';

export function ExamsPage() {
  const { t } = useTranslation('exams');
  return (
    <Page title={t('title')} description={t('description')} actions={<PrintButton />}>
      <ExamSearch />
      <ExamLists />
    </Page>
  );
}

function PrintButton() {
  const { t } = useTranslation('exams');
  const { userId } = useSession();
  const toasts = useToast();
  const [busy, setBusy] = useState(false);

  async function print() {
    setBusy(true);
    try {
      const { downloadPrint } = await import('./print.ts');
      await downloadPrint(userId, t('title'));
      toasts.show({ message: t('printed'), tone: 'success' });
    } catch (error) {
      console.warn('The exams could not be printed', error);
      toasts.show({ message: t('printFailed'), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button iconStart={<Printer />} loading={busy} onClick={() => void print()}>
      {t('print')}
    </Button>
  );
}
