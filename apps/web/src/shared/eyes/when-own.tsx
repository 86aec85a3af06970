import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import type { ReactNode } from 'react';
import { type HiddenLine, useEyes } from './eyes-context.ts';

/** Leaves out what changes the record while it is shown with the eyes of a doctor. */
export function WhenOwn({ children }: { children: ReactNode }) {
  return useEyes().id === undefined ? children : null;
}

interface HiddenBannerProps {
  kind: HiddenLine['tipo'];
  id: number;
}

/** Tells that the doctor does not see a record that is not a row of a list. */
export function HiddenBanner({ kind, id }: HiddenBannerProps) {
  const mark = useEyes().eyes?.markOf(kind, id);
  if (!mark) return null;
  const { label, onSelect } = mark.action;
  return (
    <Banner
      tone="warning"
      title={mark.text}
      action={
        <Button size="sm" onClick={onSelect}>
          {label}
        </Button>
      }
    />
  );
}
