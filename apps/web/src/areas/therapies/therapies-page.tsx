import * as operations from '@libretto/api-client/operations';
import { useToast } from '@libretto/design-system/toast';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api/api.ts';
import { includesStrictest, strictest } from '../../shared/confidentiality/printed-levels.ts';
import { printDialog } from '../../shared/confidentiality/printing.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { saveBlob } from '../../shared/downloads/save-file.ts';
import { DrugDataFooter } from '../../shared/drugs/drug-data-footer.tsx';
import { today } from '../../shared/formats/formats.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { Page } from '../../shared/page/page.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { therapiesQuery } from './therapies.queries.ts';
import { TherapyLists } from './therapy-lists.tsx';

export function TherapiesPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('therapies');
  return (
    <Page tab="care" title={t('title')}>
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

  const { data: therapies } = useQuery(therapiesQuery(userId));
  const dialog = useLazyDialog(printDialog);

  /** No filter to show without strictly confidential therapies; it stays while the list loads. */
  const choose = () =>
    therapies && !includesStrictest(therapies)
      ? void print(strictest)
      : void dialog.open({ onPrint: (level) => void print(level) });

  async function print(livello: number) {
    setBusy(true);
    try {
      const printed = await api.call(operations.printTherapies, {
        path: { id: userId },
        query: { lingua: currentLanguage(), livello },
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

  return (
    <>
      <DrugDataFooter onPrint={therapies?.length === 0 ? undefined : choose} printing={busy || dialog.loading} />
      {dialog.element}
    </>
  );
}
