import type { ContactKind } from '../../../domain/contact-topics.ts';
import type { Language } from '../../../domain/language.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Tx } from '../../platform/database.ts';
import { idempotently, requestDigest, type IdempotencyConflict } from '../../platform/idempotency.ts';
import { caseStore } from './case-store.ts';
import { contactStore } from './contact-store.ts';
import { nextCaseNumber } from './next-case-number.ts';
import type { CaseDeps } from './work-on-case.ts';

interface OpenedCase {
  kind: ContactKind;
  topic: string;
  name: string;
  email: string;
  phone: string;
  bookingNumber: string;
  objectNumber: string;
  language: Language;
  text: string;
  followUpOn: PlainDate | null;
  mine: boolean;
  idempotencyKey: string;
}

/** Opens a case for somebody who called. Its first entry is the office's note, and no mail goes out. */
export function openCase(
  { connection, clock }: Pick<CaseDeps, 'connection' | 'clock'>,
  { idempotencyKey, text, followUpOn, mine, ...about }: OpenedCase,
  uid: string,
): Promise<{ ok: true; data: { caseNumber: number } } | IdempotencyConflict> {
  const write = async (tx: Tx): Promise<{ ok: true; data: { caseNumber: number } }> => {
    const now = clock.now();
    const caseNumber = await nextCaseNumber(tx);
    const caseId = await contactStore.insert(
      tx,
      { ...about, caseNumber, company: '', brand: null, state: 'open' },
      { message: text, files: [], notedBy: uid },
      now,
    );
    await caseStore.insertEvent(tx, caseId, 'opened', uid, now);
    await caseStore.change(tx, caseId, { follow_up_on: followUpOn, ...(mine && { assigned_uid: uid }) }, now);
    return { ok: true, data: { caseNumber } };
  };
  const digest = requestDigest({ ...about, text, followUpOn, mine });
  return connection.transaction((tx) =>
    idempotently<{ caseNumber: number }, IdempotencyConflict>(
      tx,
      { scope: 'contact.open', key: idempotencyKey, digest },
      () => write(tx),
    ),
  );
}
