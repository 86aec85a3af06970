import { useEffect, useState } from 'react';
import type { ShownNumber } from '../phone-field/numbers.ts';
import { isPhone } from '../phone-field/phone-rule.ts';

export type { ShownNumber };

type Group = (text: string) => ShownNumber | undefined;

/** Kept for all numbers of the page once it has arrived. */
let group: Group | undefined;

/** As it is written, with a link that dials it when it can be nothing but a number. */
function asWritten(text: string): ShownNumber {
  const [number = ''] = text.split(/x|ext|int|#/i);
  return { text, href: isPhone(text) ? `tel:${number.replaceAll(/[^\d+]/g, '')}` : undefined };
}

/**
 * Says how numbers are shown. The rules of all countries weigh 29 kB and are fetched when they are needed: until then, and
 * without a network, a number is shown as it is written.
 */
export function usePhoneNumbers(): (text: string) => ShownNumber {
  const [known, setKnown] = useState<{ group: Group } | undefined>(group && { group });
  useEffect(() => {
    if (known) return;
    let wanted = true;
    import('../phone-field/numbers.ts').then(
      ({ groupNumber }) => {
        group = groupNumber;
        if (wanted) setKnown({ group: groupNumber });
      },
      (reason: unknown) => console.warn('PhoneNumber: the rules could not be loaded.', reason),
    );
    return () => {
      wanted = false;
    };
  }, [known]);
  return (text) => known?.group(text) ?? asWritten(text);
}
