import { type CheckmeBpEntry, decodeCheckmeBpList } from '../codecs/checkme-bp-list/checkme-bp-list.ts';
import { type CheckmeDlcEntry, decodeCheckmeDlcList } from '../codecs/checkme-dlc-list/checkme-dlc-list.ts';
import { type CheckmeEcgFile, decodeCheckmeEcgFile } from '../codecs/checkme-ecg-file/checkme-ecg-file.ts';
import { type CheckmeEcgEntry, decodeCheckmeEcgList } from '../codecs/checkme-ecg-list/checkme-ecg-list.ts';
import { type CheckmeInfo, decodeCheckmeInfo } from '../codecs/checkme-info/checkme-info.ts';
import {
  type CheckmePedometerEntry,
  decodeCheckmePedometerList,
} from '../codecs/checkme-pedometer-list/checkme-pedometer-list.ts';
import {
  type CheckmeSleepPoint,
  decodeCheckmeSleepDetail,
} from '../codecs/checkme-sleep-detail/checkme-sleep-detail.ts';
import { type CheckmeSleepEntry, decodeCheckmeSleepList } from '../codecs/checkme-sleep-list/checkme-sleep-list.ts';
import { type CheckmeSpo2Entry, decodeCheckmeSpo2List } from '../codecs/checkme-spo2-list/checkme-spo2-list.ts';
import { type CheckmeTempEntry, decodeCheckmeTempList } from '../codecs/checkme-temp-list/checkme-temp-list.ts';
import { type CheckmeUser, decodeCheckmeUserList } from '../codecs/checkme-user-list/checkme-user-list.ts';
import { DeviceError } from '../errors.ts';
import { Session, type SessionOptions } from '../session/session.ts';
import type { Transport } from '../transport/transport.ts';
import { type BluetoothLike, chooseDevice } from '../transport/web-bluetooth.ts';
import {
  CheckmeLink,
  type CheckmeLinkOptions,
  checkmeServices,
  type FileProgress,
  type ReadOptions,
} from './checkme-link.ts';

export type { FileProgress, ReadOptions } from './checkme-link.ts';

export interface CheckmeProOptions extends SessionOptions, CheckmeLinkOptions {}

export type CheckmeStep = 'info' | 'users' | 'ecg' | 'bloodPressure' | 'temperature' | 'spo2';

export interface CheckmeReadings {
  info: CheckmeInfo;
  users: CheckmeUser[];
  ecg: CheckmeEcgEntry[];
  bloodPressure: (CheckmeBpEntry & { user: CheckmeUser })[];
  temperature: CheckmeTempEntry[];
  spo2: CheckmeSpo2Entry[];
}

export interface CheckmeProgress extends Partial<FileProgress> {
  step: CheckmeStep;
  /** Completed steps of the total. */
  done: number;
  steps: number;
}

export interface ReadAllOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: CheckmeProgress) => void) | undefined;
}

const steps: readonly CheckmeStep[] = ['info', 'users', 'ecg', 'bloodPressure', 'temperature', 'spo2'];

/** Opens the browser's device chooser for a CheckMe Pro; requires a user gesture. The device is not connected yet. */
export async function chooseCheckmePro(
  options: CheckmeProOptions = {},
  bluetooth?: BluetoothLike,
): Promise<CheckmePro> {
  const services = checkmeServices.map(({ write }) => write.service);
  // These devices do not advertise their services, so the name is the only filter.
  const transport = await chooseDevice({ filters: [{ namePrefix: 'Checkme' }], optionalServices: services }, bluetooth);
  return new CheckmePro(transport, options);
}

export class CheckmePro {
  readonly session: Session;
  readonly #link: CheckmeLink;

  constructor(transport: Transport, options: CheckmeProOptions = {}) {
    this.session = new Session(transport, options);
    this.#link = new CheckmeLink(this.session, options);
  }

  get name(): string {
    return this.session.transport.name;
  }

  async connect({ signal }: Pick<ReadOptions, 'signal'> = {}): Promise<void> {
    await this.session.connect({ signal });
    await this.#link.open(signal);
  }

  disconnect(): void {
    this.session.disconnect();
  }

  async info({ signal }: Pick<ReadOptions, 'signal'> = {}): Promise<CheckmeInfo> {
    const { status, data } = await this.#link.request({ command: 'info' }, signal);
    if (status !== 0) throw new DeviceError('refused', { detail: `status ${status}` });
    return decoded(decodeCheckmeInfo, data);
  }

  users(options: ReadOptions = {}): Promise<CheckmeUser[]> {
    return this.#list('usr.dat', decodeCheckmeUserList, options);
  }

  /** For all users. Some devices store one list per user, which are combined for `users`; also in the next three. */
  ecgList(users: readonly CheckmeUser[] = [], options: ReadOptions = {}): Promise<CheckmeEcgEntry[]> {
    return this.#readForAllUsers('ecg.dat', users, decodeCheckmeEcgList, options);
  }

  spo2(users: readonly CheckmeUser[] = [], options: ReadOptions = {}): Promise<CheckmeSpo2Entry[]> {
    return this.#readForAllUsers('oxi.dat', users, decodeCheckmeSpo2List, options);
  }

  temperature(users: readonly CheckmeUser[] = [], options: ReadOptions = {}): Promise<CheckmeTempEntry[]> {
    return this.#readForAllUsers('tmp.dat', users, decodeCheckmeTempList, options);
  }

  sleep(users: readonly CheckmeUser[] = [], options: ReadOptions = {}): Promise<CheckmeSleepEntry[]> {
    return this.#readForAllUsers('slm.dat', users, decodeCheckmeSleepList, options);
  }

  bloodPressure({ id }: Pick<CheckmeUser, 'id'>, options: ReadOptions = {}): Promise<CheckmeBpEntry[]> {
    return this.#list(`${id}nibp.dat`, decodeCheckmeBpList, options);
  }

  dailyChecks({ id }: Pick<CheckmeUser, 'id'>, options: ReadOptions = {}): Promise<CheckmeDlcEntry[]> {
    return this.#list(`${id}dlc.dat`, decodeCheckmeDlcList, options);
  }

  pedometer({ id }: Pick<CheckmeUser, 'id'>, options: ReadOptions = {}): Promise<CheckmePedometerEntry[]> {
    return this.#list(`${id}ped.dat`, decodeCheckmePedometerList, options);
  }

  /** Reads the recording of an entry of the ECG list or of the daily checks. */
  async ecg(fileName: string, options: ReadOptions = {}): Promise<CheckmeEcgFile> {
    return decoded(decodeCheckmeEcgFile, await this.download(fileName, options));
  }

  async sleepCourse(fileName: string, options: ReadOptions = {}): Promise<CheckmeSleepPoint[]> {
    return decoded(decodeCheckmeSleepDetail, await this.download(fileName, options));
  }

  /** Returns the raw file. */
  async download(fileName: string, options: ReadOptions = {}): Promise<Uint8Array> {
    const bytes = await this.#link.readFile(fileName, options);
    if (!bytes) throw new DeviceError('missing', { detail: `file ${fileName}` });
    return bytes;
  }

  /** Reads all lists in this order: information, users, ECG, blood pressure, temperature, oxygen. */
  async readAll({ signal, onProgress }: ReadAllOptions = {}): Promise<CheckmeReadings> {
    const withProgress = (step: CheckmeStep): ReadOptions => {
      const where = { step, done: steps.indexOf(step), steps: steps.length };
      onProgress?.(where);
      return { signal, onProgress: (file) => onProgress?.({ ...where, ...file }) };
    };
    const info = await this.info(withProgress('info'));
    const users = await this.users(withProgress('users'));
    const ecg = await this.ecgList(users, withProgress('ecg'));
    const bloodPressure: CheckmeReadings['bloodPressure'] = [];
    const reading = withProgress('bloodPressure');
    for (const user of users) {
      bloodPressure.push(...(await this.bloodPressure(user, reading)).map((entry) => ({ ...entry, user })));
    }
    const temperature = await this.temperature(users, withProgress('temperature'));
    const spo2 = await this.spo2(users, withProgress('spo2'));
    return { info, users, ecg, bloodPressure, temperature, spo2 };
  }

  async #list<Row>(fileName: string, decode: (bytes: Uint8Array) => Row[], options: ReadOptions): Promise<Row[]> {
    // A missing file means no measurements yet.
    const bytes = await this.#link.readFile(fileName, options);
    return bytes ? decoded(decode, bytes) : [];
  }

  async #readForAllUsers<Row>(
    fileName: string,
    users: readonly CheckmeUser[],
    decode: (bytes: Uint8Array) => Row[],
    options: ReadOptions,
  ): Promise<Row[]> {
    const bytes = await this.#link.readFile(fileName, options);
    if (bytes) return decoded(decode, bytes);
    const rows: Row[] = [];
    for (const { id } of users) rows.push(...(await this.#list(`${id}${fileName}`, decode, options)));
    return rows;
  }
}

function decoded<Value>(decode: (bytes: Uint8Array) => Value, bytes: Uint8Array): Value {
  try {
    return decode(bytes);
  } catch (error) {
    throw new DeviceError('garbled', { cause: error, detail: error instanceof Error ? error.message : '' });
  }
}
