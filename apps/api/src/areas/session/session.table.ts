export interface SessionsTable {
  /** SHA-256 of the token, in hexadecimal; the token itself is nowhere. */
  token_hash: string;
  id_utente: number;
  created_at: string;
  expires_at: string;
  last_seen_at: string;
  revoked_at: string | null;
}

/** Failed attempts to sign in, by a hash of what they have in common. */
export interface ThrottleTable {
  throttle_key: string;
  failures: number;
  /** Milliseconds since 1970, as text: JavaScript's numbers do not fit an integer of every database. */
  last_at: string;
}

/** Addresses (hashed with the account) from which somebody has signed in before. */
export interface KnownAddressesTable {
  address_key: string;
  id_utente: number;
  last_at: string;
}

/** Browsers in which somebody has signed in before. */
export interface KnownDevicesTable {
  /** SHA-256 of the secret in the browser's cookie, in hexadecimal. */
  device_hash: string;
  id_utente: number;
  last_at: string;
}
