import { languages } from '../../domain/language.ts';
import { mailAddress, tooOften, z } from '../schema.ts';

export const accountData = z.object({
  accountID: z.string(),
  accountEmail: z.string(),
  accountFirstName: z.string(),
  accountLastName: z.string(),
  accountShortName: z.string(),
  accountPermissions: z.record(z.string(), z.boolean()),
});

/** The answer to a login. In a browser the token travels in a cookie and `jwt` is empty. */
export const loggedIn = z.object({
  uid: z.string(),
  jwt: z.string(),
  accountData,
  /** Time at which the account will be deleted. Absent unless its deletion was requested. */
  deletionDueAt: z.string().optional(),
});

export const typedEmail = mailAddress;
/** Taken exactly as typed: a password is never trimmed. */
export const typedPassword = z.string().max(1000);

const name = z.string().trim().max(60);
/** Six digits of an app, or a recovery code; spaces and dashes make no difference. */
export const factorCode = z.string().max(40);

/** Shown once: only their hashes are stored. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Newest first. */
export const ownPasskeys = z.array(
  z.object({
    passkeyID: z.number(),
    name: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
  }),
);

export const passkeyName = z.string().trim().min(1).max(60);

const base64urlText = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/);

const publicKeyCredential = {
  id: base64urlText(1400),
  rawId: base64urlText(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
} as const;

/** The browser's `RegistrationResponseJSON`. */
export const passkeyAttestation = z.object({
  ...publicKeyCredential,
  response: z.object({
    clientDataJSON: base64urlText(4000),
    attestationObject: base64urlText(20_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

/** The browser's `AuthenticationResponseJSON`. */
export const passkeyAssertion = z.object({
  ...publicKeyCredential,
  response: z.object({
    clientDataJSON: base64urlText(4000),
    authenticatorData: base64urlText(4000),
    signature: base64urlText(4000),
    userHandle: base64urlText(200).optional(),
  }),
});

export const profileFields = {
  salutation: z.enum(['ms', 'mr', 'none']),
  firstName: name,
  lastName: name,
  language: z.enum(languages),
  newsletter: z.boolean(),
} as const;

/** Always the same answer, whether or not an account has the address. */
export const mailSend = z.object({ mailSend: z.literal('Y') });

export const accountErrors = {
  'too-many-tries': { status: 429, data: tooOften },
  'invalid-email': { status: 422 },
  /**
   * The password is right, but a second factor is needed: repeat the call with `code`, or after a login by passkey. A wrong code gets the
   * same answer.
   */
  'second-factor-needed': {
    status: 401,
    data: z.object({ methods: z.array(z.enum(['totp', 'recovery', 'passkey'])) }),
  },
  /** The link was used, has expired, or never existed. */
  'link-invalid': { status: 410 },
  'password-refused': {
    status: 422,
    data: z.object({ reason: z.enum(['short', 'long', 'address', 'site', 'common']) }),
  },
} as const;

/**
 * Proof of identity that a logged-in person repeats before a sensitive change: the password, and a code if the account has a second
 * factor. A passkey shown in this session within the last ten minutes replaces both; the password is then empty.
 */
export const identityProof = { currentPassword: typedPassword, code: factorCode.optional() } as const;

export const identityProofErrors = {
  'wrong-password': { status: 422 },
  'too-many-tries': accountErrors['too-many-tries'],
  'second-factor-needed': accountErrors['second-factor-needed'],
} as const;
