import { createHash } from 'node:crypto';

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

export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** Policy of the web application: no other origins, no strings turned into script. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  // Films and sounds are streamed from signed URLs.
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // Policies that create worker URLs, which would otherwise be rejected as strings.
  'trusted-types worker decoder',
].join('; ');

const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** Decoders have no network access. Two run WebAssembly received from the page; none evaluates strings. */
const decoderPolicy = "default-src 'none'; frame-ancestors 'none'";
const programPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'";

export const scriptPolicies: Readonly<Record<string, string>> = {
  'worker.js': workerPolicy,
  'decode-tiff.js': decoderPolicy,
  'decode-scan.js': programPolicy,
  'decode-pdf.js': programPolicy,
};

/** Returns the policy of a page of the build, which allows its inline scripts and styles by hash. */
export function toPagePolicy(html: string): string {
  const allow = (tag: 'script' | 'style') => {
    const contents = html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'));
    const hashes = [...contents].map(([, content = '']) => {
      return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    });
    return [`${tag}-src 'self'`, ...hashes].join(' ');
  };
  return pagePolicy.replace("script-src 'self'", allow('script')).replace("style-src 'self'", allow('style'));
}

/** PayPal's script needs a nonce for frames and styles and lacks Trusted Types. Origins: PayPal's documentation. */
export function paymentPolicy(html: string, nonce: string): string {
  const theirs = 'https://*.paypal.com https://*.paypalobjects.com';
  return toPagePolicy(html)
    .replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}' ${theirs}`)
    .replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}' ${theirs}`)
    .replace("img-src 'self' data: blob:", `img-src 'self' data: blob: ${theirs}`)
    .replace("connect-src 'self'", `connect-src 'self' ${theirs}`)
    .replace("frame-src 'none'", `frame-src ${theirs}`)
    .replace(/; require-trusted-types-for 'script'; trusted-types [\w ]+$/, '');
}

export const strictTransport = 'max-age=31536000; includeSubDomains';
