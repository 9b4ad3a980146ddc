import type { Api } from '../../../contract/api.ts';
import type { InputOf, ResponseOf } from '../../../contract/define-endpoint.ts';
import { addEndpoints, browserApi } from '../../app/api/browser-api.ts';
import { loadChunk } from '../../app/chunks/load-chunk.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';
import { rememberPasskey } from './passkey-here.ts';

addEndpoints(endpointPaths);

export type PasskeyTrouble = 'stopped' | 'exists' | 'unsupported' | 'refused' | 'failed';

const loadWebAuthn = () => loadChunk(() => import('@simplewebauthn/browser'));

export async function makePasskey(
  options: ResponseOf<Api['beginPasskey']>['options'],
): Promise<InputOf<Api['confirmPasskey']>['credential']> {
  const { startRegistration } = await loadWebAuthn();
  return await startRegistration({ optionsJSON: options });
}

/** The pending login. On success the document is left. */
let pendingLogin: Promise<ResponseOf<Api['passkeyLogin']>> | null = null;

/**
 * Logs in by a passkey of this site. A visitor who both accepts the browser's offer and presses the button is logged in once: a second
 * login would end the session of the first, and its answer would arrive after the page was left. @param autofill waits until a passkey is
 * chosen from the browser's autofill.
 */
export async function logInByPasskey(ask: {
  persistent: () => boolean;
  autofill?: boolean;
}): Promise<ResponseOf<Api['passkeyLogin']>> {
  const { options } = await browserApi.call('beginPasskeyLogin', {});
  const { startAuthentication } = await loadWebAuthn();
  const credential = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: ask.autofill ?? false,
  });
  pendingLogin ??= logIn({ credential, loginPersistent: ask.persistent() });
  return pendingLogin;
}

async function logIn(input: InputOf<Api['passkeyLogin']>): Promise<ResponseOf<Api['passkeyLogin']>> {
  try {
    const answer = await browserApi.call('passkeyLogin', input);
    rememberPasskey();
    return answer;
  } catch (error) {
    pendingLogin = null;
    throw error;
  }
}

export async function offersPasskeys(): Promise<boolean> {
  return 'PublicKeyCredential' in window
    ? ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
    : false;
}

const troubles: Readonly<Record<string, PasskeyTrouble>> = {
  NotAllowedError: 'stopped',
  AbortError: 'stopped',
  InvalidStateError: 'exists',
  // Passkeys need a domain name, which the address does not have.
  SecurityError: 'unsupported',
  NotSupportedError: 'unsupported',
};

export function toPasskeyTrouble(error: unknown): PasskeyTrouble {
  if (!('PublicKeyCredential' in window)) return 'unsupported';
  const { name = '', type = '' } = error as { name?: string; type?: string };
  return type === 'passkey-refused' ? 'refused' : (troubles[name] ?? 'failed');
}
