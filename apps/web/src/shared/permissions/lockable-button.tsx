import { Button, type ButtonProps } from '@libretto/design-system/button';
import { Lock } from 'lucide-react';
import { useId } from 'react';

interface LockableButtonProps extends Omit<ButtonProps, 'aria-describedby'> {
  /** From `useLock`: a lock stands in place of the icon, and a press explains it. */
  locked: string | undefined;
}

export function LockableButton({ locked, iconStart, ...button }: LockableButtonProps) {
  const id = useId();
  if (!locked) return <Button {...button} iconStart={iconStart} />;
  return (
    <>
      <Button {...button} iconStart={<Lock />} aria-describedby={id} />
      <span id={id} hidden>
        {locked}
      </span>
    </>
  );
}
