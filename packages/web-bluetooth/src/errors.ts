const explanations = {
  unsupported: [
    'This browser does not support Web Bluetooth.',
    'Use Chrome or Edge on Android, Windows, macOS, Linux or ChromeOS. Safari, Firefox and browsers on iPhone and iPad do not support it.',
  ],
  insecure: ['Bluetooth requires a secure page.', 'Open the page with https.'],
  'bluetooth-off': ['Bluetooth is off or not available.', 'Turn on Bluetooth and try again.'],
  'not-chosen': ['No device was chosen.', 'Turn on the device, keep it close, then search again and choose it.'],
  'not-permitted': [
    'The browser denied access to Bluetooth.',
    'Allow Bluetooth for this page in the browser settings, then choose the device again.',
  ],
  'not-connected': ['The device is not connected.', 'Connect it first.'],
  'connect-failed': [
    'The device cannot be reached.',
    'Check that it is on, close by and not connected to another phone or computer, then try again.',
  ],
  'link-lost': ['The connection to the device was lost.', 'Move the device closer and try again.'],
  disconnected: ['The device was disconnected on request.', 'Connect it again to continue.'],
  timeout: ['The device is not responding.', 'Turn it off and on again, then try again.'],
  aborted: ['The operation was cancelled.', 'Start it again if needed.'],
  busy: ['The device is busy.', 'Wait a moment and try again.'],
  missing: [
    'The device does not support this.',
    'Check that it is the right device. Other models may not have this function.',
  ],
  refused: ['The device refused the request.', 'Check that it is not measuring at the moment, then try again.'],
  garbled: [
    'The device sent invalid data.',
    'Check that it is the right device. Turn it off and on again, then try again.',
  ],
  failed: [
    'The device or the browser reported an error.',
    'Try again. If that does not help, turn the device off and on again.',
  ],
} as const satisfies Record<string, readonly [what: string, next: string]>;

/** Key for translations. */
export type DeviceErrorCode = keyof typeof explanations;

export const deviceErrorCodes = Object.keys(explanations) as DeviceErrorCode[];

export class DeviceError extends Error {
  override readonly name = 'DeviceError';
  readonly code: DeviceErrorCode;
  /** Next step for the user, in English; applications translate by `code`. */
  readonly next: string;

  /** `detail` is for debugging. It contains no readings or personal data. */
  constructor(code: DeviceErrorCode, { cause, detail }: { cause?: unknown; detail?: string } = {}) {
    const [what, next] = explanations[code];
    super(detail ? `${what} (${detail})` : what, cause === undefined ? undefined : { cause });
    this.code = code;
    this.next = next;
  }
}

export const isDeviceError = (error: unknown, ...codes: DeviceErrorCode[]): error is DeviceError =>
  error instanceof DeviceError && (codes.length === 0 || codes.includes(error.code));
