/** Same rule as `apps/api/src/areas/links/web-address.ts`. */
export function isWebAddress(text: string): boolean {
  const trimmed = text.trim();
  // A host with a port, "www.example.it:8080", looks like a scheme with a path.
  const complete = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/+/, '')}`;
  const url = URL.parse(complete);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return false;
  return url.username === '' && url.password === '' && url.hostname.includes('.');
}
