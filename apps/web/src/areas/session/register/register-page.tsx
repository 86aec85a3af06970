import { useState } from 'react';
import { CheckMail } from './check-mail.tsx';
import { ConfirmRegistration } from './confirm-registration.tsx';
import { emptyRegistration, type RegistrationValues } from './registration.ts';
import { RegistrationForm } from './registration-form.tsx';

interface RegisterPageProps {
  /** What stands behind # in the link of the mail; servers and their logs never see it. */
  fragment: string;
}

export function RegisterPage({ fragment }: RegisterPageProps) {
  const code = new URLSearchParams(fragment).get('codice');
  // Another link in the same tab begins anew.
  return code === null ? <Registration /> : <ConfirmRegistration key={code} code={code} />;
}

/** The form, and after it the wait for the mail; what was typed is there again when one comes back to the form. */
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
