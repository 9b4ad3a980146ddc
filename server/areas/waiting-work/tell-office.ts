import { isOfficeMailDue, officeWaitingKinds } from '../../../domain/waiting-work.ts';
import { enqueue } from '../../platform/jobs.ts';
import { officeMailJob } from './jobs/office-mail-job.ts';
import { renderOfficeMail } from './mails/render-office-mail.ts';
import type { WaitingWorkDeps } from './waiting-work-context.ts';
import { waitingWorkStore } from './waiting-work-store.ts';

/** Enqueues a mail to the office if there is work that no mail has reported yet. Without an address of the office nothing happens. */
export async function noticeNewWork({
  connection,
  clock,
  operator,
}: Pick<WaitingWorkDeps, 'connection' | 'clock' | 'operator'>): Promise<void> {
  if (operator().company.email === '') return;
  await connection.transaction(async (tx) => {
    const lastMail = await waitingWorkStore.lockLast(tx);
    if (lastMail === null) return;
    const waiting = await waitingWorkStore.countWaiting(tx, officeWaitingKinds);
    const now = clock.now();
    const { sentAt } = lastMail;
    if (!isOfficeMailDue(waiting, sentAt && { sentAt }, now)) return;
    await waitingWorkStore.noteSent(tx, now);
    const at = now.toISOString();
    await enqueue(tx, officeMailJob, { at }, { key: at, runAt: now });
  });
}

/** Sends the current list of waiting work; nothing if all work is done by then. */
export async function sendOfficeMail(
  { connection, mail, operator, translate, routes, publicUrl }: WaitingWorkDeps,
  at: string,
): Promise<void> {
  const { company, name: site, mainLanguage: language } = operator();
  const waiting = await waitingWorkStore.countWaiting(connection.db, officeWaitingKinds);
  if (company.email === '' || waiting.length === 0) return;
  await mail.send({
    id: `waiting-work-${at}`,
    to: { name: company.name, address: company.email },
    ...renderOfficeMail(waiting, {
      ...{ site, publicUrl, routes, language },
      translate: translate(language, site),
    }),
  });
}
