// Real browser and `navigator.bluetooth`; only BlueZ is replaced. Needs a bus daemon: `npm test -- bluetooth`.
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import bp from '../src/codecs/checkme-bp-list/checkme-bp-list.vectors.json' with { type: 'json' };
import users from '../src/codecs/checkme-user-list/checkme-user-list.vectors.json' with { type: 'json' };
import type { CheckmePro } from '../src/devices/checkme-pro.ts';
import type { DHeart } from '../src/devices/d-heart.ts';
import { EmulatedCheckme } from '../src/devices/emulated-checkme.ts';
import type { HealthDevice } from '../src/devices/health-device.ts';
import { ecgCurve } from '../src/testing/ecg-curve.ts';
import { toBytes } from '../src/testing/vectors.ts';
import { uuid } from '../src/transport/transport.ts';
import { type Characteristic, Peripheral } from './peripheral.ts';
import { choose, type Stage, setStage } from './stage.ts';

const checkmeService = '14839ac4-7d7e-415c-9a42-167340cf2339';
const checkmeWrite = '8b00ace7-eb0b-49b0-bbe9-9aee0a26e1a3';
const checkmeNotify = '0734594a-a8e7-4b1a-a6b1-cd5243059a57';
const ecgName = '20261121090507';
const people = users.find(({ value }) => value.length === 2);
const files = {
  'usr.dat': toBytes(people?.bytes ?? ''),
  '1nibp.dat': toBytes(bp[4]?.bytes ?? ''),
  [ecgName]: ecgCurve(30),
};

let stage: Stage;
let page: Page;
let address = 0;
const present: Peripheral[] = [];

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.close());
afterEach(async () => {
  await page.close();
  for (const peripheral of present.splice(0)) peripheral.leave();
});

function device(name: string, services: Record<string, Characteristic[]>, dropped?: () => void): Peripheral {
  address += 1;
  const peripheral = new Peripheral(stage.bluez, {
    address: `AA:BB:CC:DD:EE:${String(address).padStart(2, '0')}`,
    name,
    services: Object.entries(services).map(([service, characteristics]) => ({ uuid: service, characteristics })),
    ...(dropped ? { dropped } : {}),
  });
  present.push(peripheral);
  return peripheral;
}

function checkme(write: (bytes: Uint8Array) => Uint8Array[], dropped?: () => void): Peripheral {
  return device(
    'Checkme 0001',
    {
      [checkmeService]: [
        { uuid: checkmeWrite, flags: ['write', 'write-without-response'], write },
        { uuid: checkmeNotify, flags: ['notify'] },
      ],
    },
    dropped,
  );
}

async function search(name: string | null, looking: (kit: Window['kit']) => Promise<unknown>): Promise<void> {
  page = await stage.open();
  await page.evaluate((source) => {
    window.search = new Function(`return (${source})`)();
  }, String(looking));
  await choose(page, name);
}

const impatient = (kit: Window['kit']) =>
  kit.chooseCheckmePro({ timeout: 400, idleTimeoutMs: 150, retryDelayMs: 20, maxAttempts: 3, reconnectDelaysMs: [50] });

// covers C-53
describe('CheckMe Pro', () => {
  test('reads users and half a minute of ECG despite a lost link', async () => {
    const emulated = new EmulatedCheckme({ files });
    const peripheral = checkme(
      (bytes) => emulated.write(bytes),
      () => emulated.reset(),
    );
    await search('Checkme 0001', (kit) => kit.chooseCheckmePro({ reconnectDelaysMs: [100, 50] }));
    const readings = await page.evaluate(async () => {
      const chosen = (await window.chosen) as CheckmePro;
      await chosen.connect();
      return { name: chosen.name, ...(await chosen.readAll()) };
    });
    expect(readings).toMatchObject({ name: 'Checkme 0001', info: { model: '6632' }, users: people?.value, ecg: [] });
    expect(readings.bloodPressure.map(({ sys, user }) => [sys, user.name])).toEqual([
      [128, 'Anna'],
      [300, 'Anna'],
    ]);

    let losses = 0;
    const before = peripheral.connections;
    peripheral.onWrite = () => {
      if (losses > 0 || emulated.commands.filter((command) => command === 0x04).length < 15) return;
      losses += 1;
      peripheral.refuse = 2;
      peripheral.drop();
    };
    const { samples, states, received } = await page.evaluate(async (fileName) => {
      const chosen = (await window.chosen) as CheckmePro;
      const told: string[] = [];
      const parts: number[] = [];
      chosen.session.onState(({ name }) => told.push(name));
      const file = await chosen.ecg(fileName, { onProgress: (part) => parts.push(part.received) });
      chosen.disconnect();
      return { samples: Array.from(file.samples), states: told, received: parts };
    }, ecgName);
    expect(samples).toEqual(readSamples(files[ecgName]));
    expect(losses).toBe(1);
    expect(peripheral.connections - before).toBe(3);
    expect(states).toEqual(['connecting', 'connecting', 'connecting', 'connected', 'disconnected']);
    expect(received.filter((count) => count === 0)).toHaveLength(2);
    expect(received.at(-1)).toBe(15_083);
  });

  test('reports a device with invalid responses', async () => {
    checkme(() => [Uint8Array.from({ length: 20 }, (_, index) => index * 37)]);
    await search('Checkme 0001', impatient);
    expect(await outcome('info')).toEqual({ code: 'garbled', state: 'connected' });
  });

  test('reports a device that never responds', async () => {
    checkme(() => []);
    await search('Checkme 0001', impatient);
    expect(await outcome('info')).toEqual({ code: 'timeout', state: 'connected' });
  });

  test('connects after failed attempts', async () => {
    const peripheral = checkme(() => []);
    peripheral.refuse = 3;
    await search('Checkme 0001', impatient);
    expect(await outcome('connect')).toEqual({ code: 'connect-failed', state: 'idle' });
    expect(peripheral.connections).toBe(3);
    expect(await outcome('connect')).toEqual({ code: 'none', state: 'connected' });
  });

  test('reports a cancelled chooser', async () => {
    checkme(() => []);
    await search(null, impatient);
    const error = await page.evaluate(() => window.chosen.catch(({ code, next }) => ({ code, next })));
    expect(error).toEqual({ code: 'not-chosen', next: expect.stringMatching(/choose it/) });
  });
});

const heartService = uuid(0x180d);
const heartRate = uuid(0x2a37);
const batteryService = uuid(0x180f);
const batteryLevel = uuid(0x2a19);

describe('standard profiles', () => {
  test('streams heart rate across a lost link, and reads the battery', async () => {
    const peripheral = device('HR strap', {
      [heartService]: [{ uuid: heartRate, flags: ['notify'] }],
      [batteryService]: [{ uuid: batteryLevel, flags: ['read', 'notify'], read: () => Uint8Array.of(77) }],
    });
    await search('HR strap', (kit) => kit.chooseHealthDevice(undefined, { reconnectDelaysMs: [50] }));
    const first = await page.evaluate(async () => {
      const chosen = (await window.chosen) as HealthDevice;
      await chosen.connect();
      return { kinds: await chosen.kinds(), battery: await chosen.battery(), about: await chosen.information() };
    });
    expect(first.kinds).toEqual(['heart_rate_measurement']);
    expect(first.battery).toBe(77);
    expect(first.about).toMatchObject({ manufacturer: null, serialNumber: null });

    await page.evaluate(async () => {
      const chosen = (await window.chosen) as HealthDevice;
      const heard: number[] = [];
      const looping = (async () => {
        for await (const { heartRate } of chosen.heartRate()) heard.push(heartRate);
        return 'ended';
      })();
      Object.assign(window, { heard, looping });
    });
    await beats(peripheral, 61, 62);
    peripheral.drop();
    await expect.poll(() => peripheral.connections, { timeout: 10_000 }).toBe(2);
    await beats(peripheral, 63);
    const end = await page.evaluate(async () => {
      ((await window.chosen) as HealthDevice).disconnect();
      return window.looping;
    });
    expect(end).toBe('ended');
    expect(peripheral.connections).toBe(2);
  });

  test('a pending read fails when the link is lost', async () => {
    let asked = 0;
    const peripheral = device('HR strap', {
      [heartService]: [{ uuid: heartRate, flags: ['notify'] }],
      [batteryService]: [
        {
          uuid: batteryLevel,
          flags: ['read'],
          read: () => {
            asked += 1;
            return undefined;
          },
        },
      ],
    });
    await search('HR strap', (kit) => kit.chooseHealthDevice(undefined, { timeout: 20_000 }));
    const reading = page.evaluate(async () => {
      const chosen = (await window.chosen) as HealthDevice;
      await chosen.connect();
      const code = await chosen.battery().then(
        () => 'none',
        (error) => error.code,
      );
      chosen.disconnect();
      return code;
    });
    await expect.poll(() => asked, { timeout: 10_000 }).toBe(1);
    peripheral.drop();
    expect(await reading).toBe('link-lost');
  });

  test('connects to a D-Heart without battery service', async () => {
    device('D-Heart 12', { [uuid(0x1800)]: [{ uuid: uuid(0x2a00), flags: ['read'], read: () => new Uint8Array() }] });
    await search('D-Heart 12', (kit) => kit.chooseDHeart());
    const told = await page.evaluate(async () => {
      const chosen = (await window.chosen) as DHeart;
      await chosen.connect();
      const levels: (number | null)[] = [];
      await chosen.onBattery((level) => levels.push(level));
      return { levels, state: chosen.session.state.name };
    });
    expect(told).toEqual({ levels: [null], state: 'connected' });
  });

  test('reports the battery of a D-Heart and its changes', async () => {
    const peripheral = device('D-Heart 12', {
      [batteryService]: [{ uuid: batteryLevel, flags: ['read', 'notify'], read: () => Uint8Array.of(80) }],
    });
    await search('D-Heart 12', (kit) => kit.chooseDHeart());
    await page.evaluate(async () => {
      const chosen = (await window.chosen) as DHeart;
      await chosen.connect();
      const heard: (number | null)[] = [];
      await chosen.onBattery((level) => heard.push(level));
      Object.assign(window, { heard });
    });
    peripheral.notify(batteryLevel, Uint8Array.of(79));
    await expect.poll(heard, { timeout: 10_000 }).toEqual([80, 79]);
  });
});

describe('devices that were chosen before', () => {
  test('connects to one after a reload, without the chooser', async () => {
    const peripheral = device('HR strap', {
      [batteryService]: [{ uuid: batteryLevel, flags: ['read'], read: () => Uint8Array.of(66) }],
      [heartService]: [{ uuid: heartRate, flags: ['notify'] }],
    });
    await search('HR strap', (kit) => kit.chooseHealthDevice());
    await page.reload();
    await page.waitForFunction(() => 'kit' in window);
    const told = await page.evaluate(async () => {
      const known = await window.kit.getDevices();
      const [found] = known.filter(({ name }) => name === 'HR strap');
      if (!found) return { names: known.map(({ name }) => name) };
      const again = new window.kit.HealthDevice(found);
      await again.connect();
      const battery = await again.battery();
      const kinds = await again.kinds();
      again.disconnect();
      return { id: found.id, battery, kinds };
    });
    expect(told).toEqual({ id: expect.stringMatching(/./), battery: 66, kinds: ['heart_rate_measurement'] });
    expect(peripheral.connections).toBe(1);
  });

  test('waits for one that is out of reach', async () => {
    const peripheral = device('HR strap', { [heartService]: [{ uuid: heartRate, flags: ['notify'] }] });
    await search('HR strap', (kit) => kit.chooseHealthDevice());
    peripheral.leave();
    await page.reload();
    await page.waitForFunction(() => 'kit' in window);
    await page.evaluate(async () => {
      const [found] = await window.kit.getDevices();
      if (!found) return;
      const states: string[] = [];
      const again = new window.kit.HealthDevice(found, { connectTimeout: 1000, reconnectDelaysMs: [100] });
      again.session.onState((state) => states.push(state.name));
      again.connect().catch(() => undefined);
      Object.assign(window, { states });
    });
    const states = () => page.evaluate(() => window.states);
    // The second attempt: the first one has waited for its whole time.
    await expect.poll(async () => (await states()).length, { timeout: 10_000 }).toBeGreaterThan(1);
    expect(peripheral.connections).toBe(0);
    peripheral.appear();
    await expect.poll(async () => (await states()).at(-1), { timeout: 10_000 }).toBe('connected');
    expect(peripheral.connections).toBe(1);
  });
});

test('reports that Bluetooth is available', async () => {
  page = await stage.open();
  expect(await page.evaluate(async () => (await window.kit.availability()).ok)).toBe(true);
});

const heard = () => page.evaluate(() => window.heard);

/** Repeats each rate until the page has received it, since there is no event for a renewed subscription. */
async function beats(peripheral: Peripheral, ...rates: number[]): Promise<void> {
  for (const rate of rates) {
    await expect
      .poll(
        async () => {
          peripheral.notify(heartRate, Uint8Array.of(0, rate));
          return (await heard()).at(-1);
        },
        { timeout: 10_000, interval: 50 },
      )
      .toBe(rate);
  }
}

function outcome(what: 'info' | 'connect'): Promise<{ code: string; state: string }> {
  return page.evaluate(async (asked) => {
    const chosen = (await window.chosen) as CheckmePro;
    if (asked === 'info') await chosen.connect();
    const code = await chosen[asked]().then(
      () => 'none',
      (error) => error.code,
    );
    return { code, state: chosen.session.state.name };
  }, what);
}

function readSamples(file: Uint8Array | undefined): number[] {
  const bytes = file ?? new Uint8Array();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = 21 + 60;
  return Array.from({ length: 7501 }, (_, index) => view.getInt16(start + 2 * index, true));
}
