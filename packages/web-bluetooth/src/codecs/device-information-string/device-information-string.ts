import { decodeText } from '../bytes.ts';

/**
 * GATT Device Information strings: model (0x2A24), serial number (0x2A25), firmware, hardware and software revision
 * (0x2A26, 0x2A27, 0x2A28), manufacturer (0x2A29). UTF-8; some devices pad with NUL.
 */
export function decodeDeviceInformationString(bytes: Uint8Array): string {
  return decodeText(bytes);
}
