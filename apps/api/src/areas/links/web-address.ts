/** As the contract has it: letters beyond ASCII become several of them. */
const longest = 2000;

/**
 * The address as it is kept: http or https, with `https://` put before one that names no protocol.
 * Undefined when it cannot be one, or would do something else than open a page.
 */
export function webAddress(text: string): string | undefined {
  const trimmed = text.trim();
  // "localhost:80" and "www.example.it:8080/a" look like a protocol with a path to whoever reads addresses by the book.
  const complete = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/+/, '')}`;
  const url = URL.parse(complete);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  // A name and password in an address only serve to disguise where it leads.
  if (url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return undefined;
  return url.href.length > longest ? undefined : url.href;
}
