import type { Api } from '../../../contract/api.ts';
import type { InputOf, ResponseOf } from '../../../contract/define-endpoint.ts';
import { addEndpoints, browserApi } from '../../app/api/browser-api.ts';
import { loadChunk } from '../../app/chunks/load-chunk.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';
import { rememberPasskey } from './passkey-here.ts';

addEndpoints(endpointPaths);

/** Reasons for failure; each has a text. */
export type PasskeyTrouble = 'stopped' | 'exists' | 'unsupported' | 'refused' | 'failed';

/** The WebAuthn library loads on first use. */
const client = () => loadChunk(() => import('@simplewebauthn/browser'));

export async function makePasskey(
  options: ResponseOf<Api['beginPasskey']>['options'],
): Promise<InputOf<Api['confirmPasskey']>['credential']> {
  const { startRegistration } = await client();
  return await startRegistration({ optionsJSON: options });
}

/** The pending login. On success the page is left, and this variable with it. */
let entering: Promise<ResponseOf<Api['passkeyLogin']>> | null = null;

/**
 * Logs in by a passkey of this site. A visitor who both accepts the browser's offer and presses the button is logged in once: a second
 * login would end the session of the first, and its answer would come to a page that has been left. @param autofill waits until a passkey
 * is chosen from the browser's autofill.
 */
export async function logInByPasskey(ask: {
  persistent: () => boolean;
  autofill?: boolean;
}): Promise<ResponseOf<Api['passkeyLogin']>> {
  const { options } = await browserApi.call('beginPasskeyLogin', {});
  const { startAuthentication } = await client();
  const credential = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: ask.autofill ?? false,
  });
  entering ??= enter({ credential, loginPersistent: ask.persistent() });
  return entering;
}

async function enter(shown: InputOf<Api['passkeyLogin']>): Promise<ResponseOf<Api['passkeyLogin']>> {
  try {
    const answer = await browserApi.call('passkeyLogin', shown);
    rememberPasskey();
    return answer;
  } catch (error) {
    entering = null;
    throw error;
  }
}

/** Whether the browser supports passkeys in autofill. */
export async function offersPasskeys(): Promise<boolean> {
  return 'PublicKeyCredential' in window
    ? ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
    : false;
}

const troubles: Readonly<Record<string, PasskeyTrouble>> = {
  NotAllowedError: 'stopped',
  AbortError: 'stopped',
  InvalidStateError: 'exists',
  // The address is none that passkeys can belong to.
  SecurityError: 'unsupported',
  NotSupportedError: 'unsupported',
};

export function troubleOf(error: unknown): PasskeyTrouble {
  if (!('PublicKeyCredential' in window)) return 'unsupported';
  const { name = '', type = '' } = error as { name?: string; type?: string };
  return type === 'passkey-refused' ? 'refused' : (troubles[name] ?? 'failed');
}
