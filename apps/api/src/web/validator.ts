import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What an answer is known by: the same words, the same tag, however they are encoded on their way. */
export const tagOf = (payload: string | Buffer): string =>
  `W/"${createHash('sha1').update(payload).digest('base64url')}"`;

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Tags what is read, and says whether the client holds it already: then nothing but that is to be sent. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, payload: string | Buffer): boolean {
  // A page may hold what is good for one answer only.
  const isData = String(reply.getHeader('content-type')).startsWith('application/json');
  if (request.method !== 'GET' || reply.statusCode !== 200 || !isData) return false;
  const tag = tagOf(payload);
  reply.header('etag', tag);
  const held = request.headers['if-none-match']?.split(',') ?? [];
  return held.some((one) => opaque(one) === opaque(tag));
}
