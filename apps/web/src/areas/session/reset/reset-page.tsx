import { useState } from 'react';
import { CodeRequestForm } from './code-request-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

export function ResetPage() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<{ isSent: boolean }>();
  if (sent) return <NewPasswordForm email={email} isSent={sent.isSent} onChange={() => setSent(undefined)} />;
  return (
    <CodeRequestForm
      initial={email}
      focusTitle={email !== ''}
      onSent={(typed, isSent) => {
        setEmail(typed);
        setSent({ isSent });
      }}
    />
  );
}
