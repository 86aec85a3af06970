import * as operations from '@libretto/api-client/operations';
import { useToast } from '@libretto/design-system/toast';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api/api.ts';
import { saveBlob } from '../../shared/downloads/save-file.ts';
import { DrugDataFooter } from '../../shared/drugs/drug-data-footer.tsx';
import { today } from '../../shared/formats/formats.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { Page } from '../../shared/page/page.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { TherapyLists } from './therapy-lists.tsx';

/** The lists, and what other areas have to show below them. */
export function TherapiesPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('therapies');
  return (
    <Page title={t('title')} description={t('description')}>
      <TherapyLists />
      {children}
      <Footer />
    </Page>
  );
}

function Footer() {
  const { t } = useTranslation('therapies');
  const { userId } = useSession();
  const toasts = useToast();
  const [busy, setBusy] = useState(false);

  async function print() {
    setBusy(true);
    try {
      const printed = await api.call(operations.printTherapies, {
        path: { id: userId },
        query: { lingua: currentLanguage() },
      });
      saveBlob(printed, `${t('title')} ${today()}.pdf`);
      toasts.show({ message: t('print.done'), tone: 'success' });
    } catch (error) {
      console.warn('The therapies could not be printed', error);
      toasts.show({ message: t('print.failed'), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }

  return <DrugDataFooter onPrint={() => void print()} printing={busy} />;
}
