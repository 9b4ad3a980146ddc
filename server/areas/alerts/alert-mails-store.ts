import { stayOfSearch, type StayChoice } from '../../../domain/stay-query.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { AlertNews } from './rules/alert-news.ts';

export interface NewsOfAlert {
  alertId: number;
  news: AlertNews[];
}

export interface AlertMail {
  id: number;
  addressId: number;
  news: NewsOfAlert[];
}

/** Mails queued by an earlier release have no stays. */
const withStays = ({ alertId, news }: NewsOfAlert): NewsOfAlert => ({
  alertId,
  news: news.map((one) => ({ ...one, stay: (one.stay as StayChoice | undefined) ?? stayOfSearch({}) })),
});

export const alertMailsStore = {
  /** Inserts a mail; null if the address already has its mail of this day. */
  async insert(
    tx: Tx,
    addressId: number,
    day: PlainDate,
    news: readonly NewsOfAlert[],
  ): Promise<number | null> {
    const row = await tx
      .insertInto('alert_mails')
      .values({ address_id: addressId, day, news: JSON.stringify(news) })
      .onConflict((conflict) => conflict.columns(['address_id', 'day']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id ?? null;
  },

  /** Claims a mail for sending. Each mail can be claimed once, even if the first process died; otherwise null. */
  async begin(db: Queryable, id: number, now: Date): Promise<AlertMail | null> {
    const row = await db
      .updateTable('alert_mails')
      .set({ begun_at: now })
      .where('id', '=', id)
      .where('begun_at', 'is', null)
      .where('news', 'is not', null)
      .returning(['id', 'address_id as addressId', 'news'])
      .executeTakeFirst();
    return row ? { ...row, news: (row.news as NewsOfAlert[]).map(withStays) } : null;
  },

  /** Releases a mail that the mail server refused, for the next attempt. */
  async giveBack(db: Queryable, id: number): Promise<void> {
    await db.updateTable('alert_mails').set({ begun_at: null }).where('id', '=', id).execute();
  },

  async markSent(db: Queryable, id: number): Promise<void> {
    await db.updateTable('alert_mails').set({ news: null }).where('id', '=', id).execute();
  },

  async deleteBefore(db: Queryable, day: PlainDate): Promise<void> {
    await db.deleteFrom('alert_mails').where('day', '<', day).execute();
  },
};
