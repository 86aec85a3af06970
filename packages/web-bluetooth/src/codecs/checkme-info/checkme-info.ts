import { DecodeError } from '../bytes.ts';

/** Device information. Numbers are converted to text; null for missing fields. */
export interface CheckmeInfo {
  region: string | null;
  model: string | null;
  hardwareVersion: string | null;
  softwareVersion: string | null;
  languageVersion: string | null;
  currentLanguage: string | null;
  serialNumber: string | null;
  protocolVersion: string | null;
  /** `1.1`: ECG recordings have a longer header. */
  fileVersion: string | null;
  /** `MODE_HOME`, `MODE_HOSPITAL` or `MODE_MULTI`; defaults to home. */
  application: string;
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

/** Data of the reply to `info`: 256 bytes containing JSON (vendor sources agree). */
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
