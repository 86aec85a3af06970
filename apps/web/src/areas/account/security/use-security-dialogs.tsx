import * as operations from '@libretto/api-client/operations';
import { useToast } from '@libretto/design-system/toast';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../shared/api/api.ts';
import { useLazyDialog } from '../../../shared/dialogs/use-lazy-dialog.tsx';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { type LinkedIdentity, type Passkey, refreshSecondFactor } from './security.queries.ts';

const loadTotp = async () => (await import('./totp-dialog.tsx')).TotpDialog;
const loadPasskey = async () => (await import('./passkey-dialog.tsx')).PasskeyDialog;
const loadPassword = async () => (await import('./password-dialog.tsx')).PasswordDialog;

export interface SecurityDialogs {
  element: ReactNode;
  loading: boolean;
  addTotp: () => void;
  removeTotp: () => void;
  addPasskey: () => void;
  removePasskey: (passkey: Passkey) => void;
  renewCodes: () => void;
  unlinkIdentity: (identity: LinkedIdentity) => void;
}

export function useSecurityDialogs(): SecurityDialogs {
  const { t } = useTranslation('account');
  const toasts = useToast();
  // Loaded before the change is made: the codes are shown only once, so their dialog must not fail to load.
  const [codes, setCodes] = useState<readonly string[]>([]);
  const totp = useLazyDialog(loadTotp);
  const passkey = useLazyDialog(loadPasskey);
  const password = useLazyDialog(loadPassword);

  async function handleAdded(message: string, newCodes: readonly string[], close: () => void) {
    close();
    setCodes(newCodes);
    // On a small screen a toast would cover the buttons of the codes dialog.
    if (newCodes.length === 0) toasts.show({ message, tone: 'success' });
    await refreshSecondFactor();
  }

  async function handleRemoved(message: string) {
    password.close();
    toasts.show({ message, tone: 'success' });
    await refreshSecondFactor();
  }

  return {
    element: (
      <>
        {totp.element}
        {passkey.element}
        {password.element}
        {codes.length > 0 && <CodesDialog codes={codes} onClose={() => setCodes([])} />}
      </>
    ),
    loading: totp.loading || passkey.loading || password.loading,
    addTotp: () =>
      void totp.open({ onAdded: (newCodes) => void handleAdded(t('security.app.added'), newCodes, totp.close) }),
    addPasskey: () =>
      void passkey.open({
        onAdded: (newCodes) => void handleAdded(t('security.passkeys.added'), newCodes, passkey.close),
      }),
    removeTotp: () =>
      void password.open({
        title: t('security.app.removeTitle'),
        text: t('security.app.removeText'),
        confirmLabel: t('security.app.removeConfirm'),
        change: async (secret) => {
          await api.call(operations.removeTotp, { body: { password: secret, lingua: currentLanguage() } });
          await handleRemoved(t('security.app.removed'));
        },
      }),
    removePasskey: ({ id_passkey, nome }) =>
      void password.open({
        title: t('security.passkeys.removeTitle', { name: nome }),
        text: t('security.passkeys.removeText'),
        confirmLabel: t('security.passkeys.removeConfirm'),
        change: async (secret) => {
          const body = { password: secret, lingua: currentLanguage() };
          await api.call(operations.removePasskey, { path: { id_passkey }, body });
          await handleRemoved(t('security.passkeys.removed'));
        },
      }),
    unlinkIdentity: ({ id_identita, fornitore: name }) =>
      void password.open({
        title: t('security.identities.unlinkTitle', { name }),
        text: t('security.identities.unlinkText', { name }),
        confirmLabel: t('security.identities.unlinkConfirm'),
        change: async (secret) => {
          const body = { password: secret, lingua: currentLanguage() };
          await api.call(operations.unlinkIdentity, { path: { id_identita }, body });
          await handleRemoved(t('security.identities.unlinked', { name }));
        },
      }),
    renewCodes: () =>
      void password.open({
        title: t('security.codes.renewTitle'),
        text: t('security.codes.renewText'),
        confirmLabel: t('security.codes.renewConfirm'),
        change: async (secret) => {
          const body = { password: secret, lingua: currentLanguage() };
          const { codici } = await api.call(operations.renewRecoveryCodes, { body });
          password.close();
          setCodes(codici);
          await refreshSecondFactor();
        },
      }),
  };
}
