import type { Client } from './client.ts';
import * as operations from './operations.gen.ts';
import { ProblemError } from './problem.ts';
import type { Body, Schema } from './schema.ts';

/** The browser's response to the WebAuthn options, base64url-encoded. */
export type PasskeyCredential = Body<'confirmPasskeyLogin'>['credenziale'];

/** Input of a function that asks the user for the second factor. */
export interface SecondFactorRequest {
  /** Second factors of the account; a recovery code can replace any of them. */
  methods: readonly Schema<'SecondStepMethod'>[];
  /** ISO 8601 timestamp at which the sign-in must start over. */
  expiresAt: string;
  /** The rejection of the previous answer. */
  problem: ProblemError | undefined;
  /** Returns the WebAuthn options for a passkey. */
  passkeyOptions: () => Promise<Schema<'PasskeyOptions'>['opzioni']>;
}

/** A code of the authenticator app or a recovery code, or a passkey; undefined gives up. */
export type SecondFactorAnswer = string | PasskeyCredential | undefined;

/** Credentials, and how to answer the request for a second factor. */
export interface SignInOptions {
  /** Address of the account, at most 254 characters. */
  email: string;
  /** Sent as typed, without trimming. */
  password: string;
  /** The code, or a function that asks for it; the function is called again after a wrong answer. */
  secondFactor?:
    | SecondFactorAnswer
    | ((request: SecondFactorRequest) => SecondFactorAnswer | Promise<SecondFactorAnswer>);
  /** Language of emails about the sign-in. */
  language?: Schema<'MailLanguage'> | undefined;
  /** Aborts the sign-in; a function that waits for the user is not interrupted. */
  signal?: AbortSignal | undefined;
}

/** The account has a second factor, and none was given. */
export class SecondFactorRequiredError extends Error {
  override readonly name = 'SecondFactorRequiredError';
  /** Second factors of the account; a recovery code can replace any of them. */
  readonly methods: readonly Schema<'SecondStepMethod'>[];

  constructor(methods: readonly Schema<'SecondStepMethod'>[]) {
    super(`The account requires a second factor: pass secondFactor (${methods.join(', ')})`);
    this.methods = methods;
  }
}

/**
 * Signs in with email and password and, if the account has one, the second factor.
 * @throws ProblemError on wrong credentials or a wrong code, SecondFactorRequiredError when no second factor was given.
 */
export async function signIn(
  client: Client,
  { email, password, secondFactor, language, signal }: SignInOptions,
): Promise<Schema<'Session'>> {
  const lingua = language && { lingua: language };
  const reply = await client.call(operations.login, { body: { email, password, ...lingua } }, { signal });
  if ('success' in reply) return reply.success;
  const { sfida, metodi: methods, scade: expiresAt } = reply.secondo_passo;

  async function passkeyOptions() {
    const { opzioni } = await client.call(operations.beginPasskeyLogin, { body: { sfida } }, { signal });
    return opzioni;
  }

  async function confirm(answer: string | PasskeyCredential): Promise<Schema<'Session'>> {
    const first = { sfida, ...lingua };
    const { success } =
      typeof answer === 'string'
        ? await client.call(operations.confirmLogin, { body: { ...first, codice: answer } }, { signal })
        : await client.call(operations.confirmPasskeyLogin, { body: { ...first, credenziale: answer } }, { signal });
    return success;
  }

  let problem: ProblemError | undefined;
  for (;;) {
    const answer =
      typeof secondFactor === 'function'
        ? await secondFactor({ methods, expiresAt, problem, passkeyOptions })
        : secondFactor;
    if (answer === undefined) throw problem ?? new SecondFactorRequiredError(methods);
    try {
      return await confirm(answer);
    } catch (error) {
      const isWrong = error instanceof ProblemError && ['wrong-code', 'passkey-refused'].includes(error.code);
      if (!isWrong || typeof secondFactor !== 'function') throw error;
      problem = error;
    }
  }
}
