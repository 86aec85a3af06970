import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { type DemoServer, demoServer } from '../../../tools/lib/demo-server.ts';

/** Starts a program of the server's tests, which prints its address and further events as lines of JSON. */
async function startProgram(name: string, ...args: string[]) {
  const file = fileURLToPath(new URL(`../../api/test/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const messages: Record<string, unknown>[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      messages.push(JSON.parse(line));
      resolve();
    });
    child.once('exit', (code) => reject(new Error(`${name} exited with code ${code}.`)));
  });
  return {
    said: messages,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * The server must know its own URL before it starts. The port is below those that systems hand out (IANA: 49152 and
 * above, Linux: 32768 and above), so that no connection takes it before the server listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}

export interface Shop extends DemoServer {
  paypal: string;
}

/** Starts a server that sells plans, with a fake PayPal API. */
export async function startShop(data?: string): Promise<Shop> {
  const paypal = await startProgram('paypal-server');
  const settings = Object.entries(paypal.said[0] ?? {}).map(([name, value]) => [name, String(value)]);
  const server = await demoServer(Object.fromEntries(settings), { data });
  return {
    ...server,
    paypal: String(paypal.said[0]?.PAYPAL_URL),
    async stop() {
      await server.stop();
      await paypal.stop();
    },
  };
}

export interface ConnectedServer extends DemoServer {
  /** Waits for at least `count` mails and returns the newest. */
  mailTo: (email: string, count?: number) => Promise<string>;
}

/** Starts a server with a real mail server and a real identity provider called Prova. */
export async function startConnectedServer(settings: NodeJS.ProcessEnv, data?: string): Promise<ConnectedServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [mail, provider] = await Promise.all([
    startProgram('mail-server'),
    startProgram('identity-provider', `${url}/webui/login`),
  ]);
  const server = await demoServer(
    {
      PORT: String(port),
      PUBLIC_URL: url,
      SMTP_URL: String(mail.said[0]?.url),
      MAIL_FROM: 'Libretto <noreply@libretto.example>',
      OIDC_ISSUER: String(provider.said[0]?.issuer),
      OIDC_CLIENT_ID: 'libretto',
      OIDC_CLIENT_SECRET: 'a secret of the client, known to both',
      OIDC_NAME: 'Prova',
      ...settings,
    },
    { data },
  );
  return {
    ...server,
    async mailTo(email, count = 1) {
      const mails = () => mail.said.filter(({ to }) => Array.isArray(to) && to.includes(email));
      await expect.poll(() => mails().length, { message: `mails to ${email}` }).toBeGreaterThanOrEqual(count);
      return String(mails().at(-1)?.text);
    },
    async stop() {
      await server.stop();
      await Promise.all([mail.stop(), provider.stop()]);
    },
  };
}
