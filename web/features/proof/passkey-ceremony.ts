import type { Api } from '../../../contract/api.ts';
import type { InputOf, ResponseOf } from '../../../contract/define-endpoint.ts';
import { addEndpoints, browserApi } from '../../app/api/browser-api.ts';
import { loadChunk } from '../../app/chunks/load-chunk.ts';
import { endpointPaths } from './endpoint-paths.ts';
import { rememberPasskey } from './passkey-here.ts';

addEndpoints(endpointPaths);

/** Why there is no passkey: each has a text. */
export type PasskeyTrouble = 'stopped' | 'exists' | 'unsupported' | 'refused' | 'failed';

/** The part that speaks with authenticators comes with its first use. */
const client = () => loadChunk(() => import('@simplewebauthn/browser'));

/** Has the browser make a passkey. */
export async function makePasskey(
  options: ResponseOf<Api['beginPasskey']>['options'],
): Promise<InputOf<Api['confirmPasskey']>['credential']> {
  const { startRegistration } = await client();
  return await startRegistration({ optionsJSON: options });
}

/** The login that is being sent. Once it is taken the page leaves, and with it this. */
let entering: Promise<ResponseOf<Api['passkeyLogin']>> | null = null;

/**
 * Begins a session by a passkey of this site. Whoever takes what the browser offers and presses the button too enters once: a second
 * login would end the session of the first, and its answer would come to a page that has left.
 *
 * @param autofill waits until one is chosen where the browser offers what it knows for a field
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

/** Whether the browser offers passkeys where an address is typed. */
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

/** Says in one word what an error of browser or server means. */
export function troubleOf(error: unknown): PasskeyTrouble {
  if (!('PublicKeyCredential' in window)) return 'unsupported';
  const { name = '', type = '' } = error as { name?: string; type?: string };
  return type === 'passkey-refused' ? 'refused' : (troubles[name] ?? 'failed');
}
