import type { DecodeErrorCode, EncodeError } from '../codecs/bytes.ts';
import type { DeviceErrorCode } from '../errors.ts';

/** The code of every error of this package. */
export type ErrorCode = DeviceErrorCode | DecodeErrorCode | EncodeError['code'];

/** Two sentences for the user, without placeholders. */
export interface ErrorText {
  /** What happened. */
  readonly what: string;
  /** What the user can do about it. */
  readonly next: string;
}

/** The texts in one language, as data. Any object of this type works; a missing text does not compile. */
export interface Locale<Code extends string = ErrorCode> {
  /** BCP 47 tag, such as `it` or `en-GB`. */
  readonly language: string;
  /** A text for every code. */
  readonly messages: Readonly<Record<Code, ErrorText>>;
}

/** Returns the text of an error by its code; of any other error that of `failed`. */
export function errorText(error: unknown, { messages }: Locale): ErrorText {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' && Object.hasOwn(messages, code) ? messages[code as ErrorCode] : messages.failed;
}
