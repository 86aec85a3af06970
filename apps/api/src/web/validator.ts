import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns an ETag of the uncompressed payload, independent of the encoding. */
export const toETag = (payload: string | Buffer): string =>
  `W/"${createHash('sha1').update(payload).digest('base64url')}"`;

const toOpaqueTag = (tag: string) => tag.trim().replace(/^W\//, '');

export function isNotModified(request: FastifyRequest, reply: FastifyReply, payload: string | Buffer): boolean {
  // Pages may contain single-use values such as nonces.
  const isData = String(reply.getHeader('content-type')).startsWith('application/json');
  if (request.method !== 'GET' || reply.statusCode !== 200 || !isData) return false;
  const tag = toETag(payload);
  reply.header('etag', tag);
  const held = request.headers['if-none-match']?.split(',') ?? [];
  return held.some((one) => toOpaqueTag(one) === toOpaqueTag(tag));
}
