import * as styles from './phone-number.css.ts';
import { usePhoneNumbers } from './use-phone-numbers.ts';

/** Longer ones have an extension, and no room on a phone with large letters. */
const mostWhole = 20;

export interface PhoneNumberProps {
  /** As it is kept; without a prefix it is of Italy. */
  number: string;
}

/** A telephone number, in groups for reading and with a link that dials it. Words that are no number are only shown. */
export function PhoneNumber({ number }: PhoneNumberProps) {
  const { text, href } = usePhoneNumbers()(number);
  return href === undefined ? (
    <span>{text}</span>
  ) : (
    <a className={text.length > mostWhole ? styles.number : styles.whole} href={href}>
      {text}
    </a>
  );
}
