import { retryTransaction } from '../../platform/retry-transaction.ts';
import type { Tx } from '../../platform/database.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { questionsStore } from './questions-store.ts';
import { addMessage } from './send-message.ts';

/** Makes the question the first message of its thread, in the transaction that sends it. */
export async function addFirstMessage(
  deps: Pick<MessagesDeps, 'clock' | 'limits'>,
  tx: Tx,
  { id, text }: { id: number; text: string },
): Promise<void> {
  const outcome = await addMessage(
    deps,
    tx,
    { bookingId: id, side: 'guest' },
    { text, mailKey: null, keys: [] },
  );
  if (!outcome.ok) throw new Error(`A question was not sent: ${outcome.type}.`);
}

/** Sends a question after its mail was confirmed. A second click changes nothing. */
export async function sendQuestion(
  deps: Pick<MessagesDeps, 'connection' | 'clock' | 'limits' | 'recipients'>,
  id: number,
): Promise<void> {
  await retryTransaction(deps.connection, async (tx) => {
    const question = await questionsStore.find(tx, id);
    if (!question || !(await questionsStore.markSent(tx, id, deps.clock.now()))) return;
    // Opening the link proves access to that address.
    await deps.recipients.confirm(tx, question.email);
    await addFirstMessage(deps, tx, question);
  });
}
