import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

// What the makers of the browsers write of them: MDN, WebKit and Chromium documentation.
it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox, Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'Chrome, macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Microsoft Edge, Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
])('%s is called %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

it.each(['', '   ', 'x', 'lightMyRequest'])('%j is nothing that people know', (userAgent) => {
  expect(deviceOf(userAgent)).toBeNull();
});

it('reads no more than the beginning of what somebody made up', () => {
  expect(deviceOf(`${' '.repeat(10_000_000)}Firefox/131.0`)).toBeNull();
});
