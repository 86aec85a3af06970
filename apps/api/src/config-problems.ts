interface Config
  extends Record<
    | 'HOST'
    | 'PUBLIC_URL'
    | 'SMTP_URL'
    | 'MAIL_FROM'
    | 'OIDC_ISSUER'
    | 'OIDC_CLIENT_ID'
    | 'OIDC_CLIENT_SECRET'
    | 'PAYPAL_CLIENT_ID'
    | 'PAYPAL_CLIENT_SECRET'
    | 'PAYPAL_URL'
    | 'PAYPAL_WEBHOOK_ID'
    | 'S3_BUCKET'
    | 'S3_ACCESS_KEY_ID'
    | 'S3_SECRET_ACCESS_KEY'
    | 'BLOB_KEY',
    string
  > {
  DEMO: boolean;
  TRUST_PROXY: boolean | number | string;
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

export const isLoopback = (host: string) => loopback.test(host);

const toHostname = (address: string) => new URL(address).hostname.replace(/^\[(.*)\]$/, '$1');

const isUnencrypted = (address: string) => {
  if (address === '') return false;
  return new URL(address).protocol === 'http:' && !isLoopback(toHostname(address));
};

function mailProblems({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Config): string[] {
  const problems: string[] = [];
  if (SMTP_URL !== '' && MAIL_FROM === '')
    problems.push('SMTP_URL is set but MAIL_FROM is not: mails require a sender.');
  if (SMTP_URL !== '' && PUBLIC_URL === '')
    problems.push('SMTP_URL is set but PUBLIC_URL is not: links in mails require it.');
  if (isUnencrypted(PUBLIC_URL)) problems.push(`PUBLIC_URL is '${PUBLIC_URL}': must use https except on loopback.`);
  return problems;
}

function providerProblems(config: Config): string[] {
  const { OIDC_ISSUER, PUBLIC_URL } = config;
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  const missing = names.filter((name) => config[name] === '');
  if (missing.length === names.length) return [];
  const problems = missing.map((name) => `${name} is not set: ${names.join(', ')} belong together.`);
  if (PUBLIC_URL === '')
    problems.push('OIDC_ISSUER is set but PUBLIC_URL is not: the provider redirects to PUBLIC_URL/webui/login.');
  if (isUnencrypted(OIDC_ISSUER)) problems.push(`OIDC_ISSUER is '${OIDC_ISSUER}': must use https except on loopback.`);
  return problems;
}

function paymentProblems(config: Config): string[] {
  const names = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'] as const;
  const missing = names.filter((name) => config[name] === '');
  const problems =
    missing.length === names.length
      ? []
      : missing.map((name) => `${name} is not set: ${names.join(' and ')} belong together.`);
  const { PAYPAL_URL, PAYPAL_WEBHOOK_ID } = config;
  if (PAYPAL_WEBHOOK_ID !== '' && missing.length === names.length)
    problems.push('PAYPAL_WEBHOOK_ID is set but PAYPAL_CLIENT_ID is not: payments are disabled.');
  if (isUnencrypted(PAYPAL_URL)) problems.push(`PAYPAL_URL is '${PAYPAL_URL}': must use https except on loopback.`);
  return problems;
}

function storeProblems(config: Config): string[] {
  const { S3_BUCKET, BLOB_KEY } = config;
  if (S3_BUCKET === '') return [];
  const problems = (['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    .filter((name) => config[name] === '')
    .map((name) => `${name} is not set: S3_BUCKET needs it.`);
  if (BLOB_KEY === '')
    problems.push('S3_BUCKET is set but BLOB_KEY is not: servers that share a bucket need the same key.');
  return problems;
}

export function publicSettings({
  HOST,
  PUBLIC_URL,
  TRUST_PROXY,
}: Pick<Config, 'HOST' | 'PUBLIC_URL' | 'TRUST_PROXY'>): [name: string, value: string][] {
  const found: [string, string][] = [];
  if (!isLoopback(HOST)) found.push(['HOST', HOST]);
  if (PUBLIC_URL !== '' && !isLoopback(toHostname(PUBLIC_URL))) found.push(['PUBLIC_URL', PUBLIC_URL]);
  if (TRUST_PROXY !== false) found.push(['TRUST_PROXY', String(TRUST_PROXY)]);
  return found;
}

function demoProblems({ DEMO, ...config }: Config): string[] {
  if (!DEMO) return [];
  return publicSettings(config).map(
    ([name, value]) =>
      `DEMO is 'true' while ${name} is '${value}': demo accounts have a known password, so a server that other ` +
      `machines reach does not start with them. Set DEMO=false, or leave ${name} out.`,
  );
}

/** Returns the problems of combinations of settings that are valid individually. */
export const findConfigProblems = (config: Config): string[] =>
  [mailProblems, providerProblems, paymentProblems, storeProblems, demoProblems].flatMap((find) => find(config));
