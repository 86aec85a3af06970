import { useState } from 'react';
import { CheckMail } from './check-mail.tsx';
import { ConfirmRegistration } from './confirm-registration.tsx';
import { emptyRegistration, type RegistrationValues } from './registration.ts';
import { RegistrationForm } from './registration-form.tsx';

interface RegisterPageProps {
  /** Part of the URL after #, which servers and logs never see. */
  fragment: string;
}

export function RegisterPage({ fragment }: RegisterPageProps) {
  const code = new URLSearchParams(fragment).get('codice');
  return code === null ? <Registration /> : <ConfirmRegistration key={code} code={code} />;
}

function Registration() {
  const [values, setValues] = useState<RegistrationValues>();
  const [sent, setSent] = useState<{ isSent: boolean }>();
  if (sent && values) return <CheckMail values={values} isSent={sent.isSent} onChange={() => setSent(undefined)} />;
  return (
    <RegistrationForm
      initial={values ?? emptyRegistration}
      focusTitle={values !== undefined}
      onSent={(typed, isSent) => {
        setValues(typed);
        setSent({ isSent });
      }}
    />
  );
}
