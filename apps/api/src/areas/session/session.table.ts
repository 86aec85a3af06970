export interface SessionsTable {
  /** SHA-256 of the token in hexadecimal; the token itself is not stored. */
  token_hash: string;
  id_utente: number;
  created_at: string;
  expires_at: string;
  last_seen_at: string;
  revoked_at: string | null;
}

export interface ThrottleTable {
  throttle_key: string;
  failures: number;
  /** Milliseconds since 1970 as text: the value exceeds the integers of some databases. */
  last_at: string;
}

export interface KnownAddressesTable {
  address_key: string;
  id_utente: number;
  last_at: string;
}

export interface KnownDevicesTable {
  /** SHA-256 of the secret in the browser's cookie, in hexadecimal. */
  device_hash: string;
  id_utente: number;
  last_at: string;
}
