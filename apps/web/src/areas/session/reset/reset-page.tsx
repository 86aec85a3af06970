import { useState } from 'react';
import { CodeRequestForm } from './code-request-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

export function ResetPage() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<{ leaves: boolean }>();
  if (sent) return <NewPasswordForm email={email} leaves={sent.leaves} onChange={() => setSent(undefined)} />;
  return (
    <CodeRequestForm
      initial={email}
      arrived={email !== ''}
      onSent={(typed, leaves) => {
        setEmail(typed);
        setSent({ leaves });
      }}
    />
  );
}
