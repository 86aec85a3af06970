import { ConfirmProvider } from '@libretto/design-system/confirm-dialog';
import { DialogNotice } from '@libretto/design-system/dialog';
import { MessagesProvider } from '@libretto/design-system/messages';
import { ToastProvider } from '@libretto/design-system/toast';
import { Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDialogNotice } from '../acting/acting-line.tsx';
import { languages } from '../preferences/preferences.ts';

export function Root() {
  const { i18n } = useTranslation();
  const notice = useDialogNotice();
  return (
    <MessagesProvider locale={languages.find((known) => known === i18n.language) ?? 'it'}>
      <DialogNotice notice={notice}>
        <ConfirmProvider>
          <ToastProvider>
            <Outlet />
          </ToastProvider>
        </ConfirmProvider>
      </DialogNotice>
    </MessagesProvider>
  );
}
