import { useEffect, useState } from 'react';
import type { ShownNumber } from '../phone-field/numbers.ts';
import { isPhone } from '../phone-field/phone-rule.ts';

export type { ShownNumber };

type Group = (text: string) => ShownNumber | undefined;

/** Kept for all numbers once it has arrived. */
let group: Group | undefined;

/** As it is written, with a link that dials it, without its extension, when it can be nothing but a number. */
const asWritten = (text: string): ShownNumber => ({
  text,
  href: isPhone(text) ? `tel:${text.replace(/[xei#].*|[^\d+]/gi, '')}` : undefined,
});

/**
 * Says how numbers are shown. The rules of all countries weigh 29 kB and are fetched when they are needed: until then, and
 * without a network, a number is shown as it is written.
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
