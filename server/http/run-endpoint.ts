import type { Access, Endpoint, LinkAccess } from '../../contract/define-endpoint.ts';
import type { Envelope } from '../../contract/envelope.ts';
import { envelope } from '../../contract/replies.ts';
import type { AnyFailure, BoundEndpoint } from './bind.ts';
import { inReadLanguage } from './editor-language.ts';
import type { Call } from './handler.ts';
import { isOtherMandant } from './mandant.ts';
import { failed, refused, type Refusal, type Refused } from './refusal.ts';
import { storableText } from '../platform/storable-text.ts';

export async function runEndpoint(
  bound: BoundEndpoint,
  input: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<{ httpStatus: number; envelope: Envelope }> {
  const outcome = await run(bound, bound.handle, input, call);
  if (!outcome.ok) return outcome;
  const status = successStatus(bound.endpoint);
  return { httpStatus: status, envelope: envelope(outcome.data, status) };
}

export const successStatus = ({ creates }: Endpoint): 200 | 201 => (creates ? 201 : 200);

export async function run<Success extends { ok: true }>(
  bound: BoundEndpoint,
  work: (input: unknown, call: Call) => Promise<Success | AnyFailure>,
  given: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<Success | Refused> {
  const { endpoint } = bound;
  const { mandant: requestedMandant, ...parameters } = given;
  if (isOtherMandant(requestedMandant)) return refused({ status: 400, type: 'unknown-mandant' });
  const deniedAccess = denial(endpoint.access, call);
  if (deniedAccess) return refused(deniedAccess);
  const parsed = endpoint.request.safeParse(inReadLanguage(endpoint, parameters, call.user));
  if (!parsed.success) {
    // Contains paths and codes only: the input itself is not sent back.
    const issues = parsed.error.issues
      .slice(0, 20)
      .map(({ path, code }) => ({ path: path.map(String).join('.').slice(0, 100), code }));
    return refused({ status: 400, type: 'invalid-request', data: { issues } });
  }
  const outcome = await answerParsed(bound, work, storableText(parsed.data), call);
  if (outcome.ok) return outcome;
  const status = endpoint.errors[outcome.type]?.status;
  if (!status) throw new Error(`${endpoint.name} failed with ${outcome.type}, which it does not declare.`);
  return failed(status, outcome.type, outcome.data);
}

export async function answerParsed<Success extends { ok: true }>(
  { endpoint, open }: BoundEndpoint,
  work: (input: unknown, call: Call) => Promise<Success | AnyFailure>,
  input: unknown,
  call: Call,
): Promise<Success | AnyFailure> {
  const admittedCall = await admit(endpoint.access, input, call, open);
  return admittedCall ? work(input, admittedCall) : refuseLink(endpoint.access);
}

/** Decides by the session alone, never by claims of the caller. */
function denial(access: Access, { user }: Call): Refusal | null {
  if (access === 'public' || (typeof access === 'object' && 'link' in access)) return null;
  if (!user) return { status: 401, type: 'login-required' };
  if (access === 'user' || access.own || user.permissions.has(access.permission)) return null;
  return { status: 403, type: 'permission-missing' };
}

/** Adds the result of the access check to the call; null if a link is invalid. */
async function admit(
  access: Access,
  input: unknown,
  call: Call,
  open: BoundEndpoint['open'],
): Promise<Call | null> {
  if (access === 'public' || access === 'user') return call;
  if ('link' in access) {
    const fields = input as Readonly<Record<string, unknown>>;
    const subject = await open!(
      Object.fromEntries(access.link.map((field) => [field, fields[field]])),
      call.user,
    );
    const admittedCall: Call & { opened: unknown } = { ...call, opened: subject };
    return subject === null ? null : admittedCall;
  }
  if (!access.own) return call;
  const { permissions, uid } = call.user!;
  const admittedCall: Call & { onlyOf: string | null } = {
    ...call,
    onlyOf: permissions.has(access.permission) ? null : uid,
  };
  return admittedCall;
}

/** Returns the answer to an invalid link: the same for an unknown id and for a wrong secret. */
function refuseLink(access: Access): AnyFailure {
  return { ok: false, type: (access as LinkAccess).refusal, data: null };
}
