// Runs before the page: a fake Bluetooth adapter with simulated devices and the controls of the tests.
import { FakeTransport, fakeBluetooth, fakeCheckme, uuid } from '@libretto/web-bluetooth/fake';

export interface Radio {
  /** While true the CheckMe Pro does not respond. */
  silent: boolean;
  /** While true the user cancels the device chooser. */
  declined: boolean;
  beat: (rate: number) => void;
  pressure: (systolic: number, diastolic: number) => void;
  /** Drops the connection to the CheckMe Pro; the second attempt reconnects. */
  dropConnection: () => void;
}

declare global {
  interface Window {
    radio: Radio;
    radioOptions?: { serialNumber?: string; battery?: boolean };
  }
}

type Moment = [year: number, month: number, day: number, hour: number, minute: number, second: number];

const at = ([year, ...rest]: Moment) => [year & 0xff, year >> 8, ...rest];
const word = (value: number) => [value & 0xff, (value >> 8) & 0xff];

function person(
  id: number,
  name: string,
  sex: number,
  birth: [number, number, number],
  weight: number,
  height: number,
) {
  const letters = [...new TextEncoder().encode(name)];
  const [year, month, day] = birth;
  return [
    id,
    ...letters,
    ...Array(16 - letters.length).fill(0),
    0,
    sex,
    ...word(year),
    month,
    day,
    ...word(weight),
    ...word(height),
  ];
}

const first: Moment = [2026, 1, 20, 9, 5, 7];
const second: Moment = [2026, 1, 21, 18, 30, 0];

/** Heartbeats at 75 per minute as samples of the device. */
function curve(seconds: number): Uint8Array {
  const samples = seconds * 250 + 1;
  const head = 21 + seconds * 2;
  const bytes = new Uint8Array(head + samples * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, seconds * 2, true);
  view.setUint32(2, samples * 2, true);
  for (const [offset, value] of [
    [6, 75],
    [10, 92],
    [14, 405],
    [19, 380],
  ] as const)
    view.setUint16(offset, value, true);
  view.setUint8(17, 1);
  for (let time = 0; time < seconds; time += 1) view.setUint16(21 + time * 2, 75, true);
  const bump = (phase: number, place: number, width: number, height: number) =>
    height * Math.exp(-(((phase - place) / width) ** 2));
  for (let index = 0; index < samples; index += 1) {
    const phase = ((index / 250) % 0.8) / 0.8;
    const millivolts =
      bump(phase, 0.2, 0.03, 0.12) +
      bump(phase, 0.35, 0.012, 1.1) -
      bump(phase, 0.38, 0.012, 0.25) +
      bump(phase, 0.6, 0.05, 0.28);
    view.setInt16(head + index * 2, Math.round(millivolts / 0.00128209529913), true);
  }
  return bytes;
}

const { serialNumber = '0001', battery = true } = window.radioOptions ?? {};

const checkme = fakeCheckme({
  info: { Region: 'CE', Model: '6632', SoftwareVer: 30, SN: serialNumber, FileVer: '1.1' },
  files: {
    'usr.dat': Uint8Array.from([
      ...person(1, 'Anna', 1, [1956, 3, 7], 655, 168),
      ...person(2, 'Bruno', 0, [1950, 11, 30], 802, 175),
    ]),
    'ecg.dat': Uint8Array.from([...at(first), 1, 0, 0, ...at(second), 2, 1, 0]),
    '1nibp.dat': Uint8Array.from([...at(first), ...word(128), 79, 71, ...at(second), ...word(135), 84, 0]),
    '2nibp.dat': Uint8Array.from([...at(second), ...word(60), 90, 66]),
    'oxi.dat': Uint8Array.from([...at(first), 0, 97, 70, 42, 0]),
    'tmp.dat': Uint8Array.from([...at(first), 0, ...word(366), 0]),
    '20260120090507': curve(30),
    '20260121183000': curve(30),
  },
}).transport;

const write = checkme.write.bind(checkme);
checkme.write = (place, bytes) => (window.radio.silent ? new Promise(() => undefined) : write(place, bytes));

const level = { [uuid(0x2a19)]: { read: () => Uint8Array.of(80), notifies: true } };
const dHeart = new FakeTransport('D-Heart 12', battery ? { [uuid(0x180f)]: level } : { [uuid(0x1800)]: {} });

const heartRate = { service: uuid(0x180d), characteristic: uuid(0x2a37) };
const bloodPressure = { service: uuid(0x1810), characteristic: uuid(0x2a35) };
const strap = new FakeTransport('Fascia cardio', {
  [heartRate.service]: { [heartRate.characteristic]: { notifies: true } },
  [bloodPressure.service]: { [bloodPressure.characteristic]: { notifies: true } },
  [uuid(0x180f)]: level,
});

window.radio = {
  silent: false,
  declined: false,
  beat: (rate) => strap.notify(heartRate, Uint8Array.of(0, rate)),
  pressure: (systolic, diastolic) => {
    // Flags: mmHg, with timestamp. Three integers and the time.
    const moment = at([2026, 1, 22, 7, 15, 0]);
    strap.notify(bloodPressure, Uint8Array.from([2, ...word(systolic), ...word(diastolic), ...word(100), ...moment]));
  },
  dropConnection: () => {
    checkme.refuse = 1;
    checkme.drop();
  },
};

const bluetooth = fakeBluetooth(checkme, dHeart, strap);
const requestDevice = bluetooth.requestDevice.bind(bluetooth);
bluetooth.requestDevice = (options) =>
  window.radio.declined ? Promise.reject(new DOMException('Cancelled.', 'NotFoundError')) : requestDevice(options);
Object.defineProperty(navigator, 'bluetooth', { configurable: true, value: bluetooth });
