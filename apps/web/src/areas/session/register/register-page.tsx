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

/** Keeps the typed values for when the user returns to the form. */
function Registration() {
  const [values, setValues] = useState<RegistrationValues>();
  const [sent, setSent] = useState<{ leaves: boolean }>();
  if (sent && values) return <CheckMail values={values} leaves={sent.leaves} onChange={() => setSent(undefined)} />;
  return (
    <RegistrationForm
      initial={values ?? emptyRegistration}
      arrived={values !== undefined}
      onSent={(typed, leaves) => {
        setValues(typed);
        setSent({ leaves });
      }}
    />
  );
}
