import { useState } from 'react';
import { CodeRequestForm } from './code-request-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** First the address, then the code that went to it and the new password. */
export function ResetPage() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  if (sent) return <NewPasswordForm email={email} onChange={() => setSent(false)} />;
  return (
    <CodeRequestForm
      initial={email}
      arrived={email !== ''}
      onSent={(typed) => {
        setEmail(typed);
        setSent(true);
      }}
    />
  );
}
