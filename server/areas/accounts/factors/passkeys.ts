import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type {
  ownPasskeys,
  passkeyAssertion,
  passkeyAttestation,
} from '../../../../contract/accounts/account.ts';
import type { Queryable } from '../../../platform/database.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { passkeyStore, type ChallengePurpose, type PasskeyRow } from './passkey-store.ts';

type PasskeyDeps = Pick<AccountsContext, 'connection' | 'clock' | 'publicUrl'>;

/** Milliseconds that people have to find their key. */
export const challengeMs = 5 * 60_000;
/** COSE ids of Ed25519, ECDSA with P-256, and RSA, which authenticators support. */
export const algorithms = [-8, -7, -257] as const;

/** Passkeys are bound to the configured host. */
export const relyingParty = (publicUrl: string): string => new URL(publicUrl).hostname;

/** Creates a challenge, which is stored on the server and deleted at its first use. */
export async function newChallenge(
  { connection, clock }: PasskeyDeps,
  purpose: ChallengePurpose,
  uid: string | null,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + challengeMs);
  await passkeyStore.insertChallenge(connection.db, { challenge, purpose, uid, expiresAt });
  return challenge;
}

/** Returns the challenge that was signed; empty if it cannot be parsed. */
function readChallenge(clientDataJSON: string): string {
  try {
    const clientData = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof clientData.challenge === 'string' ? clientData.challenge : '';
  } catch {
    return '';
  }
}

/** Loads the library with the first passkey, since it is large and few logins need it. */
const verifiers = (): Promise<typeof import('@simplewebauthn/server')> => import('@simplewebauthn/server');

interface Made {
  credential: string;
  publicKey: string;
  counter: number;
  transports: string[];
}

/** Verifies a new passkey and uses up its challenge in either case; null if it is invalid. */
export async function verifyAttestation(
  deps: PasskeyDeps,
  uid: string,
  attestation: z.output<typeof passkeyAttestation>,
): Promise<Made | null> {
  const challenge = readChallenge(attestation.response.clientDataJSON);
  const { db } = deps.connection;
  if (!(await passkeyStore.useChallenge(db, { challenge, purpose: 'enrol', uid }, deps.clock.now())))
    return null;
  const { verifyRegistrationResponse } = await verifiers();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...attestation, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: new URL(deps.publicUrl).origin,
    expectedRPID: relyingParty(deps.publicUrl),
    requireUserVerification: true,
    supportedAlgorithmIDs: [...algorithms],
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credential: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: attestation.response.transports,
  };
}

/** The result of an assertion. `copied` means a valid signature whose counter went backwards, the sign of a cloned key. */
export type AssertionResult =
  | { state: 'right'; passkey: PasskeyRow; counter: number }
  | { state: 'copied'; passkey: PasskeyRow }
  | { state: 'wrong' };

export async function verifyAssertion(
  deps: PasskeyDeps,
  assertion: z.output<typeof passkeyAssertion>,
): Promise<AssertionResult> {
  const challenge = readChallenge(assertion.response.clientDataJSON);
  const { db } = deps.connection;
  const isOpen = await passkeyStore.useChallenge(
    db,
    { challenge, purpose: 'login', uid: null },
    deps.clock.now(),
  );
  const passkey = await passkeyStore.findByCredential(db, assertion.id);
  if (!isOpen || !passkey) return { state: 'wrong' };
  const { verifyAuthenticationResponse } = await verifiers();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: new URL(deps.publicUrl).origin,
    expectedRPID: relyingParty(deps.publicUrl),
    credential: {
      id: passkey.credential,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      // The counter is checked below, to distinguish a cloned key from an invalid signature.
      counter: 0,
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: null }));
  if (!verified || !authenticationInfo) return { state: 'wrong' };
  const counter = authenticationInfo.newCounter;
  // Passkeys that are synchronized between devices have no counter.
  const isCopied = (counter > 0 || passkey.counter > 0) && counter <= passkey.counter;
  return isCopied ? { state: 'copied', passkey } : { state: 'right', passkey, counter };
}

export async function presentPasskeys(db: Queryable, uid: string): Promise<z.output<typeof ownPasskeys>> {
  const rows = await passkeyStore.list(db, uid);
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    passkeyID: id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}
