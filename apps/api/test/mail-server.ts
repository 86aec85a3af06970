// As a program it prints its address, and then each mail, as lines of JSON.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** By lower-case name, unfolded and decoded. */
  headers: Record<string, string>;
  text: string;
  raw: string;
}

function decodeQuoted(text: string): Buffer {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : decodeQuoted(word.replaceAll('_', ' ')).toString(),
    );
}

export function parseMail(raw: string, to: string[]): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.toLowerCase(), decodeWords(value.join(':').trim())];
    }),
  );
  const body = raw.slice(end + 4);
  const encoding = headers['content-transfer-encoding'] ?? '7bit';
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? decodeQuoted(body)
        : Buffer.from(body);
  return { to, headers, text: bytes.toString().replaceAll('\r\n', '\n'), raw };
}

interface Options {
  port?: number;
  /** Rejects a recipient permanently, or temporarily with 'later'. */
  refuse?: (to: string) => 'never' | 'later' | undefined;
  onMail?: (mail: ReceivedMail) => void;
}

export async function startMailServer({ port = 0, refuse = () => undefined, onMail }: Options = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const answer = refuse(address);
      if (answer === undefined) return done();
      const responseCode = answer === 'never' ? 550 : 451;
      done(Object.assign(new Error('not here'), { responseCode }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const mail = parseMail(Buffer.concat(chunks).toString(), to);
        mails.push(mail);
        onMail?.(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

if (import.meta.main) {
  const print = (value: object) => process.stdout.write(`${JSON.stringify(value)}\n`);
  const { url } = await startMailServer({ onMail: print });
  print({ url });
}
