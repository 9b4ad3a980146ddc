import type { askQuestion } from '../../../contract/messages/ask-question.ts';
import type { Outcome, RequestOf } from '../../../contract/define-endpoint.ts';
import { questionsPerDay, validateQuestion } from '../../../domain/messages/question.ts';
import type { Call } from '../../http/handler.ts';
import type { CountedLimit, LimitedKey } from '../../platform/counted-limits.ts';
import type { Tx } from '../../platform/database.ts';
import { idempotently, requestDigest } from '../../platform/idempotency.ts';
import { enqueue } from '../../platform/jobs.ts';
import { judgeFormForMail } from '../../platform/judge-form.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import { newNonce } from '../../platform/signed-links.ts';
import { confirmQuestionJob } from './jobs/confirm-question-job.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { questionsStore, type NewQuestion } from './questions-store.ts';
import { addFirstMessage } from './send-question.ts';

const dayMs = 86_400_000;
const ofAddress: CountedLimit = { name: 'questions.address-day', max: questionsPerDay, spanMs: dayMs };
/** A family or a company shares one network. */
const ofNetwork: CountedLimit = { name: 'questions.network-day', max: 12, spanMs: dayMs };
/** A guest who compares homes asks about several; a script asks about hundreds. */
const ofAccount: CountedLimit = { name: 'questions.account-day', max: 20, spanMs: dayMs };

type Input = RequestOf<typeof askQuestion>;
type AskOutcome = Outcome<typeof askQuestion>;
type Answer = Extract<AskOutcome, { ok: true }>['data'];
type Refused = Extract<AskOutcome, { ok: false }>;

/**
 * Sends a question to the landlord of a home before booking: at once if the caller is logged in with the entered address; otherwise when
 * the link of a mail is opened. The answer does not reveal whether the address is known.
 */
export async function askLandlord(
  deps: MessagesDeps,
  input: Input,
  call: Pick<Call, 'user' | 'network' | 'host'>,
): Promise<AskOutcome> {
  const ownAddress = call.user && (await deps.emailOf(call.user.uid));
  const email = input.email.trim();
  const fields = validateQuestion({ ...input, email });
  if (Object.keys(fields).length > 0) return { ok: false, type: 'invalid-question', data: { fields } };
  const isOwn = ownAddress !== null && deps.limits.keyedHash(ownAddress) === deps.limits.keyedHash(email);
  const objectNumber = Number(input.objectNumber);
  const home = await questionsStore.askable(deps.connection.db, objectNumber);
  if (!home) return { ok: false, type: 'object-not-found', data: null };
  if (!home.isReachable) return { ok: false, type: 'no-landlord', data: null };
  const brand = (await deps.partners.findByHost(call.host))?.partnerID ?? null;
  const digest = requestDigest(input);
  const scope = `messages.ask/${deps.limits.keyedHash(email)}`;
  const isStay = input.startDate !== '' && input.startDate < input.endDate;
  const dates = isStay
    ? { startDate: input.startDate, endDate: input.endDate }
    : { startDate: null, endDate: null };
  const now = deps.clock.now();
  const question: NewQuestion = {
    ...dates,
    objectNumber,
    uid: isOwn ? call.user!.uid : null,
    name: input.name.trim(),
    email,
    language: input.languageCode,
    brand,
    persons: Number(input.persons),
    childAges: input.childAges.map(Number),
    pets: Number(input.pets),
    text: input.text.trim(),
    guestNonce: newNonce(),
    landlordNonce: newNonce(),
    askedAt: now,
    sentAt: isOwn ? now : null,
  };
  return retryTransaction(deps.connection, (tx) =>
    idempotently<Answer, Refused>(tx, { scope, key: input.idempotencyKey, digest }, () =>
      isOwn ? askAtOnce(deps, tx, question, call) : askByMail(deps, tx, question, input, call),
    ),
  );
}

const tooMany = (retryAfter: number): Refused => ({
  ok: false,
  type: 'too-many-questions',
  data: { retryAfter },
});

async function askAtOnce(
  deps: MessagesDeps,
  tx: Tx,
  question: NewQuestion,
  { network }: Pick<Call, 'network'>,
): Promise<{ ok: true; data: Answer } | Refused> {
  const keys: LimitedKey[] = [[ofAccount, question.uid!]];
  if (network !== null) keys.push([{ ...ofNetwork, name: 'questions.network-accounts', max: 120 }, network]);
  const counting = await deps.limits.count(tx, keys);
  if (!counting.ok) return tooMany(counting.retryAfter);
  const id = await questionsStore.insert(tx, question);
  await addFirstMessage(deps, tx, { id, text: question.text });
  return { ok: true, data: { mailSend: '', bookingID: id } };
}

async function askByMail(
  deps: MessagesDeps,
  tx: Tx,
  question: NewQuestion,
  { website, proof }: Pick<Input, 'website' | 'proof'>,
  { network }: Pick<Call, 'network'>,
): Promise<{ ok: true; data: Answer } | Refused> {
  const { email } = question;
  const accepted = { ok: true, data: { mailSend: 'Y', bookingID: 0 } } as const;
  const formRefusal = await judgeFormForMail(deps, tx, { form: 'question', email, website, network, proof });
  if (formRefusal) {
    if (formRefusal.ok) return accepted;
    return formRefusal.type === 'work-needed' ? formRefusal : tooMany(formRefusal.data.retryAfter);
  }
  const counting = await deps.recipients.count(tx, { address: email, isConfirmed: false, network }, [
    [ofAddress, email],
    ...(network === null ? [] : [[ofNetwork, network] as const]),
  ]);
  if (!counting.ok) return tooMany(counting.retryAfter);
  const id = await questionsStore.insert(tx, question);
  await enqueue(tx, confirmQuestionJob, { questionId: id }, { key: String(id), runAt: question.askedAt });
  return accepted;
}
