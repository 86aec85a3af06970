import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { here } from '../entries.ts';
import { Bluez } from './bluez.ts';
import { type Bus, startBus } from './bus.ts';

const page = `<!doctype html>
<title>Devices</title>
<button>Search</button>
<script type="module">
  import * as checkme from './checkme-pro.js';
  import * as dheart from './d-heart.js';
  import * as health from './health-device.js';
  import * as web from './web-bluetooth.js';
  const kit = { ...checkme, ...dheart, ...health, ...web };
  // Searching for a device requires a user gesture.
  document.querySelector('button').onclick = () => {
    window.chosen = window.search(kit);
    window.chosen.catch(() => undefined);
  };
  window.kit = kit;
</script>`;

export type Kit = typeof import('../src/devices/checkme-pro.ts') &
  typeof import('../src/devices/d-heart.ts') &
  typeof import('../src/devices/health-device.ts') &
  typeof import('../src/transport/web-bluetooth.ts');

declare global {
  interface Window {
    kit: Kit;
    search: (kit: Kit) => Promise<unknown>;
    chosen: Promise<unknown>;
    heard: (number | null)[];
    looping: Promise<string>;
    states: string[];
  }
}

export interface Stage {
  bluez: Bluez;
  open: () => Promise<Page>;
  close: () => Promise<void>;
}

export async function setStage(): Promise<Stage> {
  const bus: Bus = await startBus();
  const bluez = await Bluez.start(bus.address);
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    env: { ...process.env, DBUS_SYSTEM_BUS_ADDRESS: bus.address },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Off by default on Linux.
      '--enable-blink-features=WebBluetooth,WebBluetoothGetDevices,WebBluetoothWatchAdvertisements',
      // Keeps permissions, without which `getDevices` has nothing to return.
      '--enable-features=WebBluetoothNewPermissionsBackend',
    ],
  });
  return {
    bluez,
    async open() {
      const opened = await browser.newPage();
      // Bluetooth needs a secure context; localhost is one and needs no server.
      await opened.route('http://localhost/**', (route) => {
        const { pathname } = new URL(route.request().url());
        return pathname === '/'
          ? route.fulfill({ contentType: 'text/html', body: page })
          : route.fulfill({ path: join(here, 'dist', pathname) });
      });
      await opened.goto('http://localhost/');
      await opened.waitForFunction(() => 'kit' in window);
      return opened;
    },
    async close() {
      // The browser crashes when its bus is gone first.
      await browser.close();
      bluez.stop();
      await bus.stop();
    },
  };
}

interface Prompt {
  id: string;
  devices: { id: string; name: string }[];
}

export async function choose(opened: Page, name: string | null): Promise<void> {
  const session = await opened.context().newCDPSession(opened);
  const answered = new Promise<void>((resolve, reject) => {
    const onPrompt = ({ id, devices }: Prompt) => {
      const device = devices.find((found) => found.name === name);
      if (name !== null && !device) return;
      session.off('DeviceAccess.deviceRequestPrompted', onPrompt);
      const answer = device
        ? session.send('DeviceAccess.selectPrompt', { id, deviceId: device.id })
        : session.send('DeviceAccess.cancelPrompt', { id });
      answer.then(() => resolve(), reject);
    };
    session.on('DeviceAccess.deviceRequestPrompted', onPrompt);
  });
  await session.send('DeviceAccess.enable');
  await opened.click('button');
  await answered;
  await opened.evaluate(() =>
    window.chosen.then(
      () => undefined,
      () => undefined,
    ),
  );
  await session.detach();
}
