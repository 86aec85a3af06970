'use client';

import { useEffect, useState } from 'react';
import type { FormattedPhoneNumber } from '../phone-field/numbers.ts';
import { isPhone } from '../phone-field/phone-rule.ts';

export type { FormattedPhoneNumber };

type Formatter = (text: string) => FormattedPhoneNumber | undefined;

let formatter: Formatter | undefined;

const unformatted = (text: string): FormattedPhoneNumber => ({
  text,
  href: isPhone(text) ? `tel:${text.replace(/[xei#].*|[^\d+]/gi, '')}` : undefined,
});

/** Returns a formatter. The metadata (29 kB) loads on demand: until then, or offline, numbers stay as entered. */
export function usePhoneNumbers(): (text: string) => FormattedPhoneNumber {
  const [known, setKnown] = useState(() => formatter);
  useEffect(() => {
    import('../phone-field/numbers.ts').then(
      ({ formatPhoneNumber }) => {
        formatter = formatPhoneNumber;
        setKnown(() => formatPhoneNumber);
      },
      (reason: unknown) => console.warn('PhoneNumber: failed to load the metadata.', reason),
    );
  }, []);
  return (text) => known?.(text) ?? unformatted(text);
}
