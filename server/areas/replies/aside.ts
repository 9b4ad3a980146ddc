import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { findSetAside } from '../../../contract/replies/find-set-aside.ts';
import type { Queryable } from '../../platform/database.ts';
import { repliesStore } from './replies-store.ts';
import type { TakeReplyDeps } from './take-reply.ts';

const pageSize = 50;

/** Returns mails that wait for a decision, newest first. */
export async function readAside(
  { attachments }: Pick<TakeReplyDeps, 'attachments'>,
  db: Queryable,
): Promise<ResponseOf<typeof findSetAside>> {
  const { total, mails } = await repliesStore.listAside(db, pageSize);
  const files = await attachments.present(
    db,
    mails.flatMap((mail) => mail.files),
  );
  return {
    total,
    mails: mails.map(
      ({ id, kind, thingId, reason, from, subject, text, whole, refusedFiles, at, ...mail }) => ({
        ...{ id, kind, thingID: thingId, reason, from, subject, text, refusedFiles },
        whole: whole === text ? '' : whole,
        files: mail.files.flatMap((file) => files.get(file) ?? []),
        at: at.toISOString(),
      }),
    ),
  };
}

/** Accepts a mail as if a participant had sent it, or drops it; a decided one stays unchanged. */
export function decideAside(
  { connection, attachments, kinds }: TakeReplyDeps,
  id: number,
  action: 'take' | 'drop',
): Promise<'done' | 'gone'> {
  return connection.transaction(async (tx) => {
    const mail = await repliesStore.lockAside(tx, id);
    if (!mail) return 'done';
    if (action === 'take') {
      const { kind, thingId, from, text, whole, files, refusedFiles, at } = mail;
      const handler = kinds().find((one) => one.kind === kind);
      const reply = { id: thingId, from, text, whole, files, refusedFiles, at };
      if (!(await handler?.take(tx, reply))) return 'gone';
    } else {
      await attachments.release(tx, mail.files);
    }
    await repliesStore.decide(tx, id, action === 'take' ? 'taken' : 'dropped');
    return 'done';
  });
}
