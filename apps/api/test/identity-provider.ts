// Any address signs in; those that begin with 'unverified' are not verified. `1~anna@example.org` is a different
// account with the same address. As a program it takes the redirect URL of its client.
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider, { type Adapter, type AdapterPayload, type Configuration } from 'oidc-provider';

export const client = { id: 'libretto', secret: 'a secret of the client, known to both' };

class Memory implements Adapter {
  static readonly #all = new Map<string, AdapterPayload>();
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  async upsert(id: string, payload: AdapterPayload) {
    Memory.#all.set(`${this.#kind}:${id}`, payload);
  }

  async find(id: string) {
    return Memory.#all.get(`${this.#kind}:${id}`);
  }

  async findByUid(uid: string) {
    return this.#removeWhere((payload) => payload.uid === uid)[0]?.[1];
  }

  async findByUserCode(userCode: string) {
    return this.#removeWhere((payload) => payload.userCode === userCode)[0]?.[1];
  }

  async consume(id: string) {
    const payload = await this.find(id);
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string) {
    Memory.#all.delete(`${this.#kind}:${id}`);
  }

  async revokeByGrantId(grantId: string) {
    for (const [key] of this.#removeWhere((payload) => payload.grantId === grantId)) Memory.#all.delete(key);
  }

  #removeWhere(fits: (payload: AdapterPayload) => boolean) {
    return [...Memory.#all].filter(([key, payload]) => key.startsWith(`${this.#kind}:`) && fits(payload));
  }
}

const loginPath = '/login/';

const loginPage = `<!doctype html>
<html lang="en">
  <title>Sign in at the provider</title>
  <link rel="icon" href="data:,">
  <main>
    <h1>Sign in at the provider</h1>
    <form method="post">
      <p><label>Address <input name="login" autofocus></label></p>
      <p><button>Sign in</button> <button name="cancel" value="1">Cancel</button></p>
    </form>
  </main>
</html>
`;

async function handleLogin(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  await provider.interactionDetails(request, response);
  if (request.method !== 'POST') return response.setHeader('content-type', 'text/html').end(loginPage);
  const answer = new URLSearchParams(await text(request));
  return provider.interactionFinished(
    request,
    response,
    answer.has('cancel') ? { error: 'access_denied' } : { login: { accountId: answer.get('login') ?? '' } },
  );
}

function configuration(redirectUri: string, emailInToken: boolean): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    adapter: Memory,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => loginPath + uid },
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'one' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: !emailInToken,
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id.replace(/^.*~/, ''), email_verified: !id.startsWith('unverified') }),
    }),
    loadExistingGrant: async (context) => {
      const { client, session, provider } = context.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  };
}

interface Options {
  redirectUri: string;
  port?: number;
  /** True as with Google; otherwise the server must query the userinfo endpoint. */
  emailInToken?: boolean;
  /** Publishes a key other than the signing key, under the same or a different key ID. */
  publishedKey?: 'one' | 'another';
}

function publish(name: string, response: ServerResponse) {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: name };
  response.setHeader('content-type', 'application/jwk-set+json').end(JSON.stringify({ keys: [key] }));
}

export async function startIdentityProvider({ redirectUri, port = 0, emailInToken = true, publishedKey }: Options) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configuration(redirectUri, emailInToken));
  const others = provider.callback();
  server.on('request', (request, response) => {
    if (publishedKey && request.url === '/jwks') return publish(publishedKey, response);
    if (!request.url?.startsWith(loginPath)) return others(request, response);
    return handleLogin(provider, request, response).catch((error: unknown) => {
      response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  return {
    issuer,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type TestProvider = Awaited<ReturnType<typeof startIdentityProvider>>;

export async function signInAt(provider: Pick<TestProvider, 'issuer'>, redirectUri: string, email: string) {
  const nonce = randomBytes(16).toString('base64url');
  const code_verifier = randomBytes(32).toString('base64url');
  const cookies = new Map<string, string>();
  const visit = async (url: string, body?: URLSearchParams) => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body !== undefined && { method: 'POST', body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    return new URL(location, url).href;
  };
  const begin = new URL('/auth', provider.issuer);
  begin.search = String(
    new URLSearchParams({
      client_id: client.id,
      response_type: 'code',
      scope: 'openid email',
      redirect_uri: redirectUri,
      nonce,
      state: 'of the browser',
      code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }),
  );
  const form = await visit(begin.href);
  let next = await visit(form, new URLSearchParams({ login: email }));
  while (!next.startsWith(redirectUri)) next = await visit(next);
  const code = new URL(next).searchParams.get('code');
  if (code === null) throw new Error(`No code in ${next}`);
  return { code, code_verifier, redirect_uri: redirectUri, nonce };
}

if (import.meta.main) {
  const [redirectUri = ''] = process.argv.slice(2);
  const { issuer } = await startIdentityProvider({ redirectUri });
  process.stdout.write(`${JSON.stringify({ issuer })}\n`);
}
