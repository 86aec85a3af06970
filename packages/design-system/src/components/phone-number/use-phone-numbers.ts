import { useEffect, useState } from 'react';
import type { ShownNumber } from '../phone-field/numbers.ts';
import { isPhone } from '../phone-field/phone-rule.ts';

export type { ShownNumber };

type Group = (text: string) => ShownNumber | undefined;

/** Shared by all numbers once loaded. */
let group: Group | undefined;

/** Unformatted, with a link (without the extension) if it can only be a number. */
const asWritten = (text: string): ShownNumber => ({
  text,
  href: isPhone(text) ? `tel:${text.replace(/[xei#].*|[^\d+]/gi, '')}` : undefined,
});

/**
 * Returns a formatter for numbers. The metadata of all countries weighs 29 kB and is loaded on demand: until then, or
 * offline, a number is shown as entered.
 */
export function usePhoneNumbers(): (text: string) => ShownNumber {
  const [known, setKnown] = useState(() => group);
  useEffect(() => {
    import('../phone-field/numbers.ts').then(
      ({ groupNumber }) => {
        group = groupNumber;
        setKnown(() => groupNumber);
      },
      (reason: unknown) => console.warn('PhoneNumber: the rules could not be loaded.', reason),
    );
  }, []);
  return (text) => known?.(text) ?? asWritten(text);
}
