import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DecodeError, decode, EncodeError, encodeRequest } from '../codecs.ts';
import { DeviceError, deviceErrorCodes } from '../errors.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { type ErrorText, errorText, type Locale } from './locale.ts';

const others = ['truncated', 'malformed', 'checksum', 'unknown-kind', 'invalid-request'];

describe.each([it, en])('$language', ({ messages }) => {
  test('has two sentences for every code, and nothing else', () => {
    expect(Object.keys(messages).sort()).toEqual([...deviceErrorCodes, ...others].sort());
    for (const [code, { what, next }] of Object.entries(messages)) {
      expect(what, code).toMatch(/^\p{Lu}[^{}]{10,}\.$/u);
      expect(next, code).toMatch(/^\p{Lu}[^{}]{10,}\.$/u);
    }
  });

  test('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(messages))).toEqual(messages);
  });
});

test('every code in the sources has a text', () => {
  const codes = [
    ...readFileSync(join(import.meta.dirname, '../codecs/bytes.ts'), 'utf8').matchAll(
      /^ {2}\| '([\w-]+)'|readonly code = '([\w-]+)'/gm,
    ),
  ];
  expect(codes.map(([, decoding, encoding]) => decoding ?? encoding).sort()).toEqual([...others].sort());
});

describe('errorText', () => {
  test('finds the text of every class of error by its code', () => {
    expect(errorText(new DeviceError('link-lost'), it)).toBe(it.messages['link-lost']);
    expect(errorText(new DecodeError('checksum', 'viatom_reply', 0, ''), it)).toBe(it.messages.checksum);
    expect(errorText(new EncodeError('too long'), en)).toBe(en.messages['invalid-request']);
  });

  test('reads the code of the errors that codecs throw', () => {
    const thrown = (work: () => unknown): unknown => {
      try {
        return work();
      } catch (error) {
        return error;
      }
    };
    expect(
      errorText(
        thrown(() => decode('battery_level', new Uint8Array())),
        en,
      ),
    ).toBe(en.messages.truncated);
    const tooLong = () => encodeRequest({ command: 'start-read', fileName: 'x'.repeat(31) });
    expect(errorText(thrown(tooLong), en)).toBe(en.messages['invalid-request']);
  });

  test.each([
    new TypeError('x'),
    Object.assign(new Error('x'), { code: 'constructor' }),
    undefined,
    null,
    'text',
    { code: 20 },
  ])('returns a general text for %s', (error) => {
    expect(errorText(error, it)).toBe(it.messages.failed);
  });

  test('accepts any object of the type, and a missing text does not compile', () => {
    const text: ErrorText = { what: 'Verbindung verloren.', next: 'Nochmals versuchen.' };
    const de: Locale = { language: 'de', messages: { ...en.messages, 'link-lost': text } };
    expect(errorText(new DeviceError('link-lost'), de)).toBe(text);
    const { timeout: _timeout, ...rest } = en.messages;
    // @ts-expect-error The text of `timeout` is missing.
    const incomplete: Locale = { language: 'de', messages: rest };
    expect(incomplete.messages).not.toHaveProperty('timeout');
  });
});

test('an error itself has the English texts', () => {
  const { message, next } = new DeviceError('timeout', { detail: 'ping' });
  expect([message, next]).toEqual([`${en.messages.timeout.what} (ping)`, en.messages.timeout.next]);
});
