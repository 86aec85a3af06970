// Expected values come from outside: each vector names the publication of its bytes and their meaning.
import { describe, expect, test } from 'vitest';

export interface Vector {
  source: string;
  /** Bytes in order of arrival, hexadecimal. */
  bytes: string;
  /** Numbers that JSON does not support are written `NaN`, `Infinity`, `-Infinity`. */
  value: unknown;
}

export const toBytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The same bytes as a view of a larger buffer, as notifications arrive. */
export function asSubarray(bytes: Uint8Array): Uint8Array {
  const larger = new Uint8Array(bytes.length + 6).fill(0xa5);
  larger.set(bytes, 3);
  return larger.subarray(3, 3 + bytes.length);
}

function parseSpecial(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(parseSpecial);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, parseSpecial(part)]));
  }
  return ['NaN', 'Infinity', '-Infinity'].includes(String(value)) ? Number(value) : value;
}

function toPlain(value: unknown): unknown {
  if (value instanceof Uint8Array) return Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (value instanceof Int16Array || value instanceof Float64Array) return Array.from(value);
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  // `toJSON` includes lazily computed properties.
  if ('toJSON' in value && typeof value.toJSON === 'function') return toPlain(value.toJSON());
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toPlain(part)]));
}

export function testVectors(vectors: Vector[], decode: (bytes: Uint8Array) => unknown): void {
  describe('published values', () => {
    test('there are at least five, each with its source', () => {
      expect(vectors.length).toBeGreaterThanOrEqual(5);
      expect(vectors.filter(({ source }) => source.trim().length < 20)).toEqual([]);
      expect(new Set(vectors.map(({ bytes }) => bytes)).size).toBe(vectors.length);
    });

    for (const { source, bytes, value } of vectors) {
      test(`${bytes}: ${source}`, () => {
        expect(toPlain(decode(toBytes(bytes)))).toEqual(parseSpecial(value));
        expect(toPlain(decode(asSubarray(toBytes(bytes))))).toEqual(parseSpecial(value));
      });
    }
  });
}
