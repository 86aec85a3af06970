export const ids = {
  language: 'language',
  signIn: 'sign-in',
  prompt: 'app-prompt',
  browser: 'continue-in-browser',
  notices: 'notices',
  return: 'return',
  firstRun: 'first-run',
  form: 'login',
  email: 'email',
  password: 'password',
  show: 'show-password',
  capsLock: 'caps-lock',
  submit: 'submit',
  unlink: 'unlink',
  providers: 'providers',
  provider: 'provider',
  passkey: 'passkey',
  notice: 'notice-',
  required: 'error-required',
  invalid: 'error-invalid',
} as const;

export type NoticeName =
  | 'wrong-credentials'
  | 'too-many'
  | 'connection'
  | 'offline'
  | 'failure'
  | 'storage'
  | 'provider-begun'
  | 'provider-refused'
  | 'provider-cancelled'
  | 'not-registered'
  | 'link'
  | 'link-over'
  | 'passkey-cancelled'
  | 'passkey-refused'
  | 'idle'
  | 'expired'
  | 'ended'
  | 'logout'
  | 'password'
  | 'deleted';
