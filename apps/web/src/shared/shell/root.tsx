import { ConfirmProvider } from '@libretto/design-system/confirm-dialog';
import { MessagesProvider } from '@libretto/design-system/messages';
import { ToastProvider } from '@libretto/design-system/toast';
import { Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { languages } from '../preferences/preferences.ts';

export function Root() {
  const { i18n } = useTranslation();
  return (
    <MessagesProvider locale={languages.find((known) => known === i18n.language) ?? 'it'}>
      <ConfirmProvider>
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      </ConfirmProvider>
    </MessagesProvider>
  );
}
