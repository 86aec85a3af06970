import { DecodeError } from '../bytes.ts';

/** What the device says of itself. Text, whether it sends text or a number; null for what it does not say. */
export interface CheckmeInfo {
  region: string | null;
  model: string | null;
  hardwareVersion: string | null;
  softwareVersion: string | null;
  languageVersion: string | null;
  currentLanguage: string | null;
  serialNumber: string | null;
  protocolVersion: string | null;
  /** `1.1`: the curves of the ECG have a longer header. */
  fileVersion: string | null;
  /** `MODE_HOME`, `MODE_HOSPITAL` or `MODE_MULTI`; a device that says nothing is at home. */
  application: string;
  branchCode: string | null;
}

const kind = 'checkme_info';

function jsonOf(bytes: Uint8Array): object {
  // The rest of the 256 bytes is NUL or what was there before; the text ends with its last brace.
  const end = bytes.lastIndexOf(0x7d) + 1;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // What is no JSON is told below, as all the rest that is not what it should be.
  }
  throw new DecodeError('malformed', kind, 0, 'a JSON object expected.');
}

/** The data of the reply to `info`: 256 bytes with JSON in them (vendor's sources agree). */
export function decodeCheckmeInfo(bytes: Uint8Array): CheckmeInfo {
  const fields = new Map<string, unknown>(Object.entries(jsonOf(bytes)));
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
