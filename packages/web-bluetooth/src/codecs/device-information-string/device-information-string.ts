import { textOf } from '../bytes.ts';

/**
 * The strings of GATT Device Information: model (0x2A24), serial number (0x2A25), firmware, hardware and software revision
 * (0x2A26, 0x2A27, 0x2A28), manufacturer (0x2A29). UTF-8; some devices fill the rest with NUL.
 */
export function decodeDeviceInformationString(bytes: Uint8Array): string {
  return textOf(bytes);
}
