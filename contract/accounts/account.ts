import { languages } from '../../domain/language.ts';
import { mailAddress, tooOften, z } from '../schema.ts';

/** Building blocks of the calls about accounts. */

export const accountData = z.object({
  accountID: z.string(),
  accountEmail: z.string(),
  accountFirstName: z.string(),
  accountLastName: z.string(),
  accountShortName: z.string(),
  accountPermissions: z.record(z.string(), z.boolean()),
});

/** Who one is after a login. In a browser the token is in its cookie and `jwt` empty. */
export const loggedIn = z.object({
  uid: z.string(),
  jwt: z.string(),
  accountData,
  /** It says when the account ends, whose end was asked for; absent: it stays. */
  deletionDueAt: z.string().optional(),
});

export const typedEmail = mailAddress;
/** A password is taken as it was typed: nothing of it is trimmed. */
export const typedPassword = z.string().max(1000);

const name = z.string().trim().max(60);
/** Six digits of an app, or a recovery code; spaces and dashes make no difference. */
export const factorCode = z.string().max(40);

/** Shown once: only their hashes are stored. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Passkeys of an account, the newest in front. */
export const ownPasskeys = z.array(
  z.object({
    passkeyID: z.number(),
    name: z.string(),
    createdAt: z.string(),
    /** Null: never since. */
    lastUsedAt: z.string().nullable(),
  }),
);

/** What its owner calls a passkey. */
export const passkeyName = z.string().trim().min(1).max(60);

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/);

const publicKeyCredential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
} as const;

/** What a browser hands on of a new passkey (`RegistrationResponseJSON`). */
export const passkeyAttestation = z.object({
  ...publicKeyCredential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

/** What a browser hands on of a passkey that was shown (`AuthenticationResponseJSON`). */
export const passkeyAssertion = z.object({
  ...publicKeyCredential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).optional(),
  }),
});

/** What people say of themselves. */
export const profileFields = {
  salutation: z.enum(['ms', 'mr', 'none']),
  firstName: name,
  lastName: name,
  language: z.enum(languages),
  newsletter: z.boolean(),
} as const;

/** Always the same, whoever owns the address and whatever is known of it. */
export const mailSend = z.object({ mailSend: z.literal('Y') });

export const accountErrors = {
  'too-many-tries': { status: 429, data: tooOften },
  'invalid-email': { status: 422 },
  /**
   * The password is right, and something else has to be shown too: `code`, or a passkey by a login of its own, after which
   * the same call is made again. The same is said of a wrong code.
   */
  'second-factor-needed': {
    status: 401,
    data: z.object({ methods: z.array(z.enum(['totp', 'recovery', 'passkey'])) }),
  },
  /** A link of a mail that was used, has run out, or never was one. */
  'link-invalid': { status: 410 },
  'password-refused': {
    status: 422,
    data: z.object({ reason: z.enum(['short', 'long', 'address', 'site', 'common']) }),
  },
} as const;

/**
 * What somebody who is logged in shows again before what matters: the password, and a code where there is a factor. A passkey
 * that was shown in the session within the last ten minutes stands for both; the password is empty then.
 */
export const shownAgain = { currentPassword: typedPassword, code: factorCode.optional() } as const;

export const shownAgainErrors = {
  'wrong-password': { status: 422 },
  'too-many-tries': accountErrors['too-many-tries'],
  'second-factor-needed': accountErrors['second-factor-needed'],
} as const;
