/** The contract's limit after percent-encoding. */
const maxLength = 2000;

/** Adds `https://` if there is no protocol. Returns undefined for addresses that do not open a web page. */
export function normalizeWebAddress(text: string): string | undefined {
  const trimmed = text.trim();
  // "localhost:80" and "www.example.it:8080/a" parse as a scheme with a path.
  const complete = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/+/, '')}`;
  const url = URL.parse(complete);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  // User info in a URL can only disguise its host.
  if (url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return undefined;
  return url.href.length > maxLength ? undefined : url.href;
}
