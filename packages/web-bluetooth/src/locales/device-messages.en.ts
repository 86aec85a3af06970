/** Apart from the others, because every `DeviceError` has its text. */
export const deviceMessages = {
  unsupported: {
    what: 'This browser cannot connect to Bluetooth devices.',
    next: 'Use Chrome or Edge on Android, Windows, macOS, Linux or ChromeOS. This is not possible in Safari or Firefox, or in any common browser on iPhone and iPad.',
  },
  insecure: {
    what: 'Bluetooth only works on secure pages.',
    next: 'Open the page with an address that starts with https.',
  },
  'bluetooth-off': {
    what: 'Bluetooth is off, or this computer does not have it.',
    next: 'Turn on Bluetooth and check again.',
  },
  'not-chosen': {
    what: 'No device chosen.',
    next: 'Turn on the device, keep it close, search again and choose it from the list.',
  },
  'chooser-only': {
    what: 'This browser does not remember the devices that were chosen.',
    next: 'Search for the device again and choose it from the list.',
  },
  'not-permitted': {
    what: 'The browser does not allow Bluetooth here.',
    next: 'Check in your browser settings that this site can use Bluetooth devices.',
  },
  'not-connected': {
    what: 'The device is not connected.',
    next: 'Search for the device again and choose it from the list.',
  },
  'connect-failed': {
    what: 'The device could not be reached.',
    next: 'Check that it is on and close by, and that no other app is using it. Then try again.',
  },
  'link-lost': {
    what: 'The connection to the device was lost.',
    next: 'Keep the device on and close by, then try again.',
  },
  disconnected: {
    what: 'The device was disconnected.',
    next: 'Connect it again to continue.',
  },
  timeout: {
    what: 'The device is not responding.',
    next: 'Turn it off and on again, then try again.',
  },
  aborted: {
    what: 'The reading was stopped.',
    next: 'Start again when you are ready.',
  },
  busy: {
    what: 'The device is still busy.',
    next: 'Wait a moment, then try again.',
  },
  missing: {
    what: 'The device does not have what was asked for.',
    next: 'Check that it is the right device. Another model may not have it.',
  },
  refused: {
    what: 'The device refused the request.',
    next: 'Check that it is not measuring now, then try again.',
  },
  garbled: {
    what: 'The device sent data that cannot be read.',
    next: 'Check that it is the right device. Turn it off and on again, then try again.',
  },
  failed: {
    what: 'The device or the browser reported an error.',
    next: 'Try again. If that does not help, turn the device off and on again.',
  },
} as const;
