import type { FastifyReply, FastifyRequest } from 'fastify';

export type DeviceSecret = string | undefined;

export const deviceMaxAgeDays = 180;

const cookie = /(?:^|;\s*)device=([\w-]{43})(?:;|$)/;

/** Only selects the counter for failed passwords, so forging it from another site gains nothing. */
export class Device {
  readonly secret: DeviceSecret;
  readonly #reply: FastifyReply;
  readonly #secure: boolean;

  /** @param secure Set when browsers use https although the proxy speaks http to the server. */
  constructor(request: FastifyRequest, reply: FastifyReply, secure: boolean) {
    this.secret = cookie.exec(request.headers.cookie ?? '')?.[1];
    this.#reply = reply;
    this.#secure = secure || request.protocol === 'https';
  }

  remember(secret: string): void {
    const attributes = `Path=/api; Max-Age=${deviceMaxAgeDays * 86_400}; HttpOnly; SameSite=Strict`;
    this.#reply.header('set-cookie', `device=${secret}; ${attributes}${this.#secure ? '; Secure' : ''}`);
  }
}
