import type { FastifyReply, FastifyRequest } from 'fastify';

/** Random secret by which a browser that has signed in before is told from strangers; undefined for a new browser. */
export type DeviceSecret = string | undefined;

/** Days after its last sign-in for which a browser is remembered. */
export const deviceDays = 180;

const cookie = /(?:^|;\s*)device=([\w-]{43})(?:;|$)/;

/**
 * The device cookie. It authenticates nobody: it only chooses by which counter wrong passwords are counted, so a request
 * forged from another site gains nothing by it. Scripts cannot read it, other sites do not send it, and the database has
 * its hash only.
 */
export class Device {
  readonly secret: DeviceSecret;
  readonly #reply: FastifyReply;
  readonly #secure: boolean;

  /** `secure` is for servers that are reached by https although the proxy in front speaks http to them. */
  constructor(request: FastifyRequest, reply: FastifyReply, secure: boolean) {
    this.secret = cookie.exec(request.headers.cookie ?? '')?.[1];
    this.#reply = reply;
    this.#secure = secure || request.protocol === 'https';
  }

  remember(secret: string): void {
    const attributes = `Path=/api; Max-Age=${deviceDays * 86_400}; HttpOnly; SameSite=Strict`;
    this.#reply.header('set-cookie', `device=${secret}; ${attributes}${this.#secure ? '; Secure' : ''}`);
  }
}
