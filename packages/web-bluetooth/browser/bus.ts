// A private message bus on which this test plays BlueZ. Chromium on Linux looks for Bluetooth there.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const config = (socket: string) => `<busconfig>
  <type>system</type>
  <listen>unix:path=${socket}</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow user="*"/>
    <allow own="*"/>
    <allow send_type="method_call"/>
    <allow send_type="signal"/>
    <allow send_destination="*" eavesdrop="true"/>
    <allow receive_sender="*" eavesdrop="true"/>
  </policy>
</busconfig>`;

export interface Bus {
  address: string;
  stop: () => Promise<void>;
}

export async function startBus(): Promise<Bus> {
  const folder = mkdtempSync(join(tmpdir(), 'libretto-bus-'));
  const socket = join(folder, 'bus');
  const file = join(folder, 'bus.conf');
  writeFileSync(file, config(socket));
  const args = [`--config-file=${file}`, '--nofork', '--nopidfile', '--print-address=1'];
  const child = spawn('dbus-daemon', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    await listening(child);
  } catch (error) {
    child.kill();
    throw error;
  }
  return {
    address: `unix:path=${socket}`,
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The bus prints its address when it listens; the socket file exists slightly earlier. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`The bus did not start within ten seconds. ${said}`)), 10_000);
    child.stderr?.on('data', (text) => {
      said += text;
    });
    child.stdout?.once('data', () => {
      clearTimeout(timer);
      resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The bus ended with ${code}. ${said}`));
    });
  });
}
