import { PasskeySave as maxLengths } from '@libretto/api-client/max-lengths';
import * as operations from '@libretto/api-client/operations';
import type { ProblemError } from '@libretto/api-client/problem';
import { TextField } from '@libretto/design-system/text-field';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { api } from '../../../shared/api/api.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { PasswordField } from './password-field.tsx';
import * as styles from './security.css.ts';
import { useStepUpForm } from './use-step-up-form.ts';

export interface PasskeyDialogProps {
  onAdded: (codes: readonly string[]) => void;
  onClose: () => void;
}

export function PasskeyDialog({ onAdded, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation('account');
  const mapProblem = ({ code }: ProblemError) =>
    code === 'too-many-passkeys' ? t('security.passkeys.most') : undefined;
  const filled = v.pipe(v.string(), v.trim(), v.nonEmpty(t('security.required')));
  const { form, bind, formProps, saving, failure, setFailure } = useStepUpForm({
    initial: { nome: '', password: '' },
    schema: v.object({ nome: filled, password: v.pipe(v.string(), v.nonEmpty(t('security.required'))) }),
    change: add,
    mapProblem,
  });

  async function add({ nome, password }: { nome: string; password: string }): Promise<void> {
    const { opzioni } = await api.call(operations.beginPasskey, { body: { password } });
    const credential = await createPasskey(opzioni as PublicKeyCredentialCreationOptionsJSON & Record<string, unknown>);
    if (credential === undefined) return;
    const { id, response } = credential;
    const { clientDataJSON, attestationObject, transports = [] } = response;
    const credenziale = { id, clientDataJSON, attestationObject, transports };
    const { codici } = await api.call(operations.addPasskey, {
      body: { nome, credenziale, lingua: currentLanguage() },
    });
    onAdded(codici);
  }

  /** Returns undefined when the user cancelled or the device already has a passkey. */
  async function createPasskey(
    optionsJSON: PublicKeyCredentialCreationOptionsJSON,
  ): Promise<RegistrationResponseJSON | undefined> {
    try {
      return await startRegistration({ optionsJSON });
    } catch (error) {
      console.warn('The passkey could not be created', error);
      const twice = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
      setFailure(t(twice ? 'security.passkeys.known' : 'security.passkeys.cancelled'));
      return undefined;
    }
  }

  return (
    <FormDialog
      title={t('security.passkeys.addTitle')}
      form={form}
      saving={saving}
      failure={failure}
      formProps={formProps}
      submitLabel={t('security.continue')}
      cancelLabel={t('security.cancel')}
      onClose={onClose}
    >
      <div className={styles.content}>
        <p>{t('security.passkeys.addText')}</p>
        <p>{t('security.sessions')}</p>
      </div>
      <form.Field name="nome">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('security.passkeys.name')}
            hint={t('security.passkeys.nameHint')}
            autoComplete="off"
            maxLength={maxLengths.nome}
            required
          />
        )}
      </form.Field>
      <form.Field name="password">{(field) => <PasswordField {...bind(field)} />}</form.Field>
    </FormDialog>
  );
}
