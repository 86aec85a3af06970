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

/** Options of the session and of the protocol; none is required. */
export interface CheckmeProOptions extends SessionOptions, CheckmeLinkOptions {}

/** Steps of `readAll`, in this order. */
export type CheckmeStep = 'info' | 'users' | 'ecg' | 'bloodPressure' | 'temperature' | 'spo2';

/** All lists of a device. Recordings are read one by one with `ecg` and `sleepCourse`. */
export interface CheckmeReadings {
  /** Model, versions and serial number. */
  info: CheckmeInfo;
  /** Persons entered on the device; empty without any. */
  users: CheckmeUser[];
  /** Recordings of all users; the device does not say whose they are. */
  ecg: CheckmeEcgEntry[];
  /** Measurements with the user in whose list they are. */
  bloodPressure: (CheckmeBpEntry & { user: CheckmeUser })[];
  /** Measurements of all users. */
  temperature: CheckmeTempEntry[];
  /** Measurements of all users. */
  spo2: CheckmeSpo2Entry[];
}

/** Progress of `readAll`; with a file name and bytes while a file is transferred. */
export interface CheckmeProgress extends Partial<FileProgress> {
  /** Step that is running. */
  step: CheckmeStep;
  /** Completed steps of the total. */
  done: number;
  /** Number of all steps. */
  steps: number;
}

/** Cancellation and progress of `readAll`. */
export interface ReadAllOptions {
  /** Rejects with a DeviceError `aborted`; lists that were already read are lost. */
  signal?: AbortSignal | undefined;
  /** Called at the beginning of each step and after each block of a file. */
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

/**
 * A CheckMe Pro. Reads only: nothing on the device is changed or deleted. Methods that read reject with a
 * DeviceError `not-connected` before `connect`.
 */
export class CheckmePro {
  /** Connection with its state; for `onState` and own requests. */
  readonly session: Session;
  readonly #link: CheckmeLink;

  constructor(transport: Transport, options: CheckmeProOptions = {}) {
    this.session = new Session(transport, options);
    this.#link = new CheckmeLink(this.session, options);
  }

  /** Advertised name, such as `Checkme 0001`; empty if the browser does not know it. */
  get name(): string {
    return this.session.transport.name;
  }

  /**
   * Connects and subscribes to replies.
   * @throws DeviceError `connect-failed` after all attempts, `missing` if the device has no CheckMe service.
   */
  async connect({ signal }: Pick<ReadOptions, 'signal'> = {}): Promise<void> {
    await this.session.connect({ signal });
    await this.#link.open(signal);
  }

  /** Disconnects and rejects running reads with `disconnected`. */
  disconnect(): void {
    this.session.disconnect();
  }

  /**
   * Returns model, versions and serial number.
   * @throws DeviceError `refused`, `garbled` or `timeout`.
   */
  async info({ signal }: Pick<ReadOptions, 'signal'> = {}): Promise<CheckmeInfo> {
    const { status, data } = await this.#link.request({ command: 'info' }, signal);
    if (status !== 0) throw new DeviceError('refused', { detail: `status ${status}` });
    return decoded(decodeCheckmeInfo, data);
  }

  /** Returns the persons entered on the device; an empty list without any. */
  users(options: ReadOptions = {}): Promise<CheckmeUser[]> {
    return this.#list('usr.dat', decodeCheckmeUserList, options);
  }

  /** For all users. Some devices store one list per user, which are combined for `users`; also in the next three. */
  ecgList(users: readonly CheckmeUser[] = [], options: ReadOptions = {}): Promise<CheckmeEcgEntry[]> {
    return this.#readForAllUsers('ecg.dat', users, decodeCheckmeEcgList, options);
  }

  /** Returns the measurements of oxygen saturation of all users. */
  spo2(users: readonly CheckmeUser[] = [], options: ReadOptions = {}): Promise<CheckmeSpo2Entry[]> {
    return this.#readForAllUsers('oxi.dat', users, decodeCheckmeSpo2List, options);
  }

  /** Returns the temperatures of all users. */
  temperature(users: readonly CheckmeUser[] = [], options: ReadOptions = {}): Promise<CheckmeTempEntry[]> {
    return this.#readForAllUsers('tmp.dat', users, decodeCheckmeTempList, options);
  }

  /** Returns the summaries of the recorded nights of all users. */
  sleep(users: readonly CheckmeUser[] = [], options: ReadOptions = {}): Promise<CheckmeSleepEntry[]> {
    return this.#readForAllUsers('slm.dat', users, decodeCheckmeSleepList, options);
  }

  /** Returns the blood pressure measurements of one user; an empty list without any. */
  bloodPressure({ id }: Pick<CheckmeUser, 'id'>, options: ReadOptions = {}): Promise<CheckmeBpEntry[]> {
    return this.#list(`${id}nibp.dat`, decodeCheckmeBpList, options);
  }

  /** Returns the daily checks of one user; an empty list without any. */
  dailyChecks({ id }: Pick<CheckmeUser, 'id'>, options: ReadOptions = {}): Promise<CheckmeDlcEntry[]> {
    return this.#list(`${id}dlc.dat`, decodeCheckmeDlcList, options);
  }

  /** Returns the days of one user's pedometer; an empty list without any. */
  pedometer({ id }: Pick<CheckmeUser, 'id'>, options: ReadOptions = {}): Promise<CheckmePedometerEntry[]> {
    return this.#list(`${id}ped.dat`, decodeCheckmePedometerList, options);
  }

  /** Reads the recording of an entry of the ECG list or of the daily checks. */
  async ecg(fileName: string, options: ReadOptions = {}): Promise<CheckmeEcgFile> {
    return decoded(decodeCheckmeEcgFile, await this.download(fileName, options));
  }

  /**
   * Reads the recording of an entry of the sleep list.
   * @throws DeviceError `missing` if there is no such file.
   */
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
