import { deviceMessages } from './locales/device-messages.en.ts';

/** Stable; its texts are in `/locales`. */
export type DeviceErrorCode = keyof typeof deviceMessages;

/** All codes of `DeviceError`, for exhaustive texts. */
export const deviceErrorCodes = Object.keys(deviceMessages) as DeviceErrorCode[];

/** Cause and details of an error of your own transport. */
export interface DeviceErrorOptions {
  /** The error of the browser or the codec. */
  cause?: unknown;
  /** For debugging, appended to the message. It contains no readings or personal data. */
  detail?: string;
}

/** Every failure of a connection or a device. */
export class DeviceError extends Error {
  override readonly name = 'DeviceError';
  /** Reason, for programs and texts. */
  readonly code: DeviceErrorCode;
  /** Next step for the user, in English; `errorText(error, locale)` of `/locales` returns both texts in a language. */
  readonly next: string;

  constructor(code: DeviceErrorCode, { cause, detail }: DeviceErrorOptions = {}) {
    const { what, next } = deviceMessages[code];
    super(detail ? `${what} (${detail})` : what, cause === undefined ? undefined : { cause });
    this.code = code;
    this.next = next;
  }
}

/** Returns true for a `DeviceError`, with one of the codes if any are given. */
export const isDeviceError = (error: unknown, ...codes: DeviceErrorCode[]): error is DeviceError =>
  error instanceof DeviceError && (codes.length === 0 || codes.includes(error.code));
