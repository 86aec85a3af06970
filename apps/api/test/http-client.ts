// An HTTP client in its own process, so that its work does not count as the server's.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';

interface ClientRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

let pendingRequest: ClientRequest | undefined;

async function send({ method, url, headers, body }: ClientRequest) {
  // A new connection for each request: a reused one may be closed by the server at the same moment.
  const sent = request(url, { method, headers, agent: false });
  sent.end(body);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (answer === undefined) throw new Error(`${method} ${url} got no response.`);
  const { statusCode: status = 0, headers: received } = answer;
  const content = await buffer(answer);
  const bytes = received['content-encoding'] === 'br' ? brotliDecompressSync(content) : content;
  return { status, bytes: bytes.length, text: status < 400 ? '' : bytes.toString() };
}

process.on('message', async (message: ClientRequest | 'go') => {
  if (message !== 'go') pendingRequest = message;
  const answer = message === 'go' && pendingRequest ? await send(pendingRequest) : 'ready';
  process.send?.(answer);
});
process.once('disconnect', () => process.exit());
