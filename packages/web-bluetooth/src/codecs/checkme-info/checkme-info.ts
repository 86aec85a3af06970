import { DecodeError } from '../bytes.ts';

/** Device information. Numbers are converted to text; null for missing fields. */
export interface CheckmeInfo {
  /** Regulatory region, such as `CE`. */
  region: string | null;
  /** Model number, such as `6632`. */
  model: string | null;
  /** Revision of the hardware, as text of the vendor's choice. */
  hardwareVersion: string | null;
  /** Version of the firmware; not comparable as a number. */
  softwareVersion: string | null;
  /** Version of the language files on the device. */
  languageVersion: string | null;
  /** Language of the device's menus, in the vendor's codes. */
  currentLanguage: string | null;
  /** Identifies the device and thereby its owner: personal data. */
  serialNumber: string | null;
  /** Version of the protocol (SPCP). */
  protocolVersion: string | null;
  /** `1.1`: ECG recordings have a longer header. */
  fileVersion: string | null;
  /** `MODE_HOME`, `MODE_HOSPITAL` or `MODE_MULTI`; defaults to home. */
  application: string;
  /** Code of the brand or distributor. */
  branchCode: string | null;
}

const kind = 'checkme_info';

function parseJson(bytes: Uint8Array): object {
  // The rest of the 256 bytes is NUL or old content; the JSON ends with its last brace.
  const end = bytes.lastIndexOf(0x7d) + 1;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Invalid JSON is reported below, like other malformed content.
  }
  throw new DecodeError('malformed', kind, 0, 'a JSON object expected.');
}

/** Decodes the reply to `info`: 256 bytes containing JSON (vendor sources agree). */
export function decodeCheckmeInfo(bytes: Uint8Array): CheckmeInfo {
  const fields = new Map<string, unknown>(Object.entries(parseJson(bytes)));
  const text = (name: string) => {
    const value = fields.get(name);
    return (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null;
  };
  return {
    region: text('Region'),
    model: text('Model'),
    hardwareVersion: text('HardwareVer'),
    softwareVersion: text('SoftwareVer'),
    languageVersion: text('LanguageVer'),
    currentLanguage: text('CurLanguage'),
    serialNumber: text('SN'),
    protocolVersion: text('SPCPVer'),
    fileVersion: text('FileVer'),
    application: text('Application') ?? 'MODE_HOME',
    branchCode: text('BranchCode'),
  };
}
