import type { getLandlordThreads } from '../../../../contract/messages/get-landlord-threads.ts';
import type { getOwnThreads } from '../../../../contract/messages/get-own-threads.ts';
import type { ThreadItem } from '../../../../contract/messages/thread.ts';
import type { Language } from '../../../../domain/language.ts';
import type { MessageSide } from '../../../../domain/messages/message-limits.ts';
import { shownToOther } from '../../../../domain/messages/shown-to-other.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Queryable } from '../../../platform/database.ts';
import type { MessagesDeps } from '../messages-deps.ts';
import { shownGuest } from '../subjects-store.ts';
import { threadListStore, type ThreadRow } from '../thread-list-store.ts';

const pageSize = 20;
const textShown = 160;

function present(row: ThreadRow, viewer: MessageSide): ThreadItem {
  const whole = row.side === viewer ? row.text : shownToOther(row.text, row).text;
  const line = whole.replaceAll(/\s+/g, ' ').trim();
  return {
    bookingID: row.bookingId,
    bookingDisplayNumber: row.displayNumber,
    partner: viewer === 'guest' ? row.landlord : shownGuest(row.guest, row.displayNumber === null),
    title: row.title,
    startDate: row.startDate,
    endDate: row.endDate,
    text: line.length > textShown ? `${[...line].slice(0, textShown).join('')}…` : line,
    side: row.side,
    by: row.by,
    at: row.at.toISOString(),
    unread: row.unread,
  };
}

async function list(
  db: Queryable,
  reader: { side: MessageSide; uid: string; language: Language },
  page: number,
): Promise<{ threads: ThreadItem[]; unread: number; pages: number }> {
  const part = { limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, total, unread } = await threadListStore.list(db, reader, part);
  return {
    threads: rows.map((row) => present(row, reader.side)),
    unread,
    pages: Math.max(1, Math.ceil(total / pageSize)),
  };
}

export function getOwnThreadsHandler({ connection: { db } }: MessagesDeps): Handler<typeof getOwnThreads> {
  return async ({ page, languageCode: language }, { user: { uid } }) => ({
    ok: true,
    data: await list(db, { side: 'guest', uid, language }, page),
  });
}

export function getLandlordThreadsHandler({
  connection: { db },
}: MessagesDeps): Handler<typeof getLandlordThreads> {
  return async ({ page, languageCode: language }, { user: { uid } }) => ({
    ok: true,
    data: await list(db, { side: 'landlord', uid, language }, page),
  });
}
