'use client';

import * as styles from './phone-number.css.ts';
import { usePhoneNumbers } from './use-phone-numbers.ts';

/** Longer text has an extension and may wrap on a phone with large text. */
const maxUnwrappedLength = 20;

export interface PhoneNumberProps {
  /** As stored; Italian if it has no prefix. */
  number: string;
}

/** Phone number, grouped and with a `tel:` link. Text that is not a number is shown unchanged. */
export function PhoneNumber({ number }: PhoneNumberProps) {
  const { text, href } = usePhoneNumbers()(number);
  return href === undefined ? (
    <span>{text}</span>
  ) : (
    <a className={text.length > maxUnwrappedLength ? styles.number : styles.noWrap} href={href}>
      {text}
    </a>
  );
}
