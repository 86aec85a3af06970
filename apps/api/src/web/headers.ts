import { createHash } from 'node:crypto';

/** On every answer, whatever it is and whoever made it. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'origin-agent-cluster': '?1',
} as const;

/** For answers that no browser shows as a page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** For the web application: nothing inline, nothing from elsewhere, no strings turned into script. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  // Films and sounds are played from their signed address, part by part.
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  // A PDF that the page has fetched is shown by the browser's own viewer inside it. Such a document lives under this very
  // policy, so that a file that pretends to be one runs nothing; no document of another origin, or of ours, can be framed.
  'frame-src blob:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The ones that name the workers, whose addresses would otherwise be refused as strings.
  'trusted-types worker decoder',
].join('; ');

/** For the service worker: it fetches what it keeps from here, and does nothing else. */
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/**
 * For the workers that read files which browsers do not draw: they reach nothing and nobody. One of them runs the
 * programs that unpack scans, which the page hands to it; strings become script in neither.
 */
const decoderPolicy = "default-src 'none'; frame-ancestors 'none'";
const programPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'";

/** Of the scripts that are no part of a page, by their names. */
export const scriptPolicies: Readonly<Record<string, string>> = {
  'worker.js': workerPolicy,
  'decode-tiff.js': decoderPolicy,
  'decode-scan.js': programPolicy,
};

/** The policy of a page; of what stands inside it, only the very styles that it was built with are allowed. */
export function policyOf(html: string): string {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => {
    return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  });
  return pagePolicy.replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '));
}

/**
 * For the page where PayPal's own script runs, and for no other. That script makes frames and style elements of its own,
 * which the nonce of the answer allows, and knows no Trusted Types. Origins as PayPal names them.
 */
export function paymentPolicy(nonce: string): string {
  const theirs = 'https://*.paypal.com https://*.paypalobjects.com';
  return pagePolicy
    .replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}' ${theirs}`)
    .replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}' ${theirs}`)
    .replace("img-src 'self' data: blob:", `img-src 'self' data: blob: ${theirs}`)
    .replace("connect-src 'self'", `connect-src 'self' ${theirs}`)
    .replace('frame-src blob:', `frame-src ${theirs}`)
    .replace(/; require-trusted-types-for 'script'; trusted-types [\w ]+$/, '');
}

export const strictTransport = 'max-age=31536000; includeSubDomains';
