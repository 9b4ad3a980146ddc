import { sql, type RawBuilder } from 'kysely';
import type { Cents } from '../../../domain/money.ts';
import type { MoneyFigure, MoneyFlow, MoneyStock, OwedByGuests } from '../../../domain/money-figures.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import { guestName } from '../booking/booking.ts';

export interface FigureRow {
  amount: Cents;
  day: PlainDate | null;
  name: string;
  booking_id: number | null;
  display_number: number | null;
  subject: string | null;
  cause: string | null;
}

export interface FigureList {
  rows: FigureRow[];
  count: number;
  sum: Cents;
}

export type MonthRow = Record<MoneyFlow, Cents> & { month: string };

const postings = sql`ledger_entries join ledger_postings on ledger_postings.id = posting_id`;
const isBefore = (before: Date | null) => (before === null ? sql`` : sql` and posted_at < ${before}`);
const postingMonth = sql`to_char(posted_at at time zone 'Europe/Berlin', 'YYYY-MM')`;
const postingDay = sql`to_char(posted_at at time zone 'Europe/Berlin', 'YYYY-MM-DD')`;

export interface DebtorRow extends Record<OwedByGuests, Cents> {
  booking_id: number;
  display_number: number;
  name: string;
  arrival: PlainDate;
  sum: Cents;
  days: number;
}

/**
 * Open parts of claims. As in `computeStanding`, payments settle claims in order of their due dates. With `before`, only postings up to that
 * moment count.
 */
const openClaims = (today: PlainDate, before: Date | null = null) => sql`
  select booking_id, due_on, open, part, parts,
    case when due_on >= ${today}::date then 'notDue' when ${today}::date - due_on <= 7 then 'overdue7'
      when ${today}::date - due_on <= 30 then 'overdue30' else 'overdueOlder' end as age
  from (
    select claims.booking_id, claims.due_on,
      row_number() over (partition by claims.booking_id order by claims.due_on) as part,
      count(*) over (partition by claims.booking_id) as parts,
      least(amount, greatest(0, sum(amount) over (partition by claims.booking_id order by claims.due_on) - coalesce(paid, 0))) as open
    from (
      select booking_id, due_on, sum(amount_cents) as amount from ${postings}
      where account = 'guestReceivable' and due_on is not null${isBefore(before)} group by booking_id, due_on having sum(amount_cents) <> 0
    ) claims left join (
      select booking_id, 0 - sum(amount_cents) as paid from ${postings}
      where account = 'guestReceivable' and due_on is null${isBefore(before)} group by booking_id
    ) payments on payments.booking_id is not distinct from claims.booking_id
  ) as each_claim where open > 0`;

/**
 * Amounts owed to hosts per booking. They are due once the stay has begun or was cancelled, and the guest owes
 * nothing.
 */
const owedToHosts = (today: PlainDate) => sql`
  select moved.booking_id, moved.subject, 0 - moved.landlord as owed,
    case when moved.guest <= 0 and (bookings.start_date <= ${today}::date or bookings.state = 'cancelled')
      then 'hostsDue' else 'hostsLater' end as stock
  from (
    select booking_id, max(subject) filter (where account = 'landlordPayable') as subject,
      coalesce(sum(amount_cents) filter (where account = 'landlordPayable'), 0) as landlord,
      coalesce(sum(amount_cents) filter (where account = 'guestReceivable'), 0) as guest
    from ${postings} where account in ('landlordPayable', 'guestReceivable') group by booking_id
  ) moved join bookings on bookings.id = moved.booking_id where moved.landlord <> 0`;

const stockAccounts: Record<
  Exclude<MoneyStock, 'hostsDue' | 'hostsLater' | 'setAside'>,
  readonly [account: string, sign: 1 | -1]
> = {
  atProvider: ['providerClearing', 1],
  payoutsInTransit: ['payoutsInTransit', -1],
  refundsOpen: ['refundsPayable', -1],
  unallocated: ['unallocatedReceipts', -1],
};

/** Transfers of strangers that the office has set aside lie on the same account as those that wait for an assignment. */
const isSetAside = sql`subject in (
  select 'transfer/' || bank_transfers.id from bank_transfers where bank_transfers.state = 'set-aside')`;

const flows: Record<MoneyFlow, { where: RawBuilder<unknown>; sign: 1 | -1 }> = {
  received: {
    // Of what was reversed by hand, only recorded payments name a line of the bank.
    where: sql`(account in ('bank', 'providerClearing') and cause in ('cardPayment', 'transfer', 'voucherSale', 'paymentByHand')
      or account = 'bank' and cause = 'manualReversed' and subject like 'transfer/%')`,
    sign: 1,
  },
  refunded: {
    where: sql`account in ('bank', 'providerClearing') and cause in ('refund', 'refundReturned')`,
    sign: -1,
  },
  paidToHosts: { where: sql`account = 'bank' and cause in ('payoutBooked', 'payoutReturned')`, sign: -1 },
  commission: { where: sql`account = 'commissionRevenue' and cause <> 'commissionBilled'`, sign: -1 },
  commissionVat: { where: sql`account = 'commissionRevenue' and cause = 'commissionBilled'`, sign: 1 },
};

const rowsMax = 1_000;

export const figuresStore = {
  async owedByGuests(db: Queryable, today: PlainDate): Promise<Record<OwedByGuests, Cents>> {
    const { rows } = await sql<Record<OwedByGuests, Cents>>`
      select coalesce(sum(open) filter (where age = 'notDue'), 0)::int8 as "notDue",
        coalesce(sum(open) filter (where age = 'overdue7'), 0)::int8 as "overdue7",
        coalesce(sum(open) filter (where age = 'overdue30'), 0)::int8 as "overdue30",
        coalesce(sum(open) filter (where age = 'overdueOlder'), 0)::int8 as "overdueOlder"
      from (${openClaims(today)}) as claims`.execute(db);
    return rows[0]!;
  },

  /** What each booking's guest owed, the longest overdue first. */
  async debtors(db: Queryable, asOf: PlainDate, before: Date): Promise<DebtorRow[]> {
    const ages = (['notDue', 'overdue7', 'overdue30', 'overdueOlder'] as const).map(
      (age) => sql`coalesce(sum(open) filter (where age = ${age}), 0)::int8 as ${sql.ref(age)}`,
    );
    const { rows } = await sql<DebtorRow>`
      select bookings.id as booking_id, display_number, ${guestName} as name, to_char(start_date, 'YYYY-MM-DD') as arrival,
        ${sql.join(ages)}, sum(open)::int8 as sum, greatest(0, ${asOf}::date - min(due_on))::int as days
      from (${openClaims(asOf, before)}) as claims join bookings on bookings.id = claims.booking_id
      group by bookings.id order by days desc, sum(open) desc, bookings.id`.execute(db);
    return rows;
  },

  async stocks(db: Queryable, today: PlainDate): Promise<Record<MoneyStock, Cents>> {
    const stockSum = (stock: keyof typeof stockAccounts) => {
      const [account, sign] = stockAccounts[stock];
      const part = stock === 'unallocated' ? sql` and not ${isSetAside}` : sql``;
      return sql`coalesce(sum(amount_cents * ${sign}::int) filter (where account = ${account}${part}), 0)::int8 as ${sql.ref(stock)}`;
    };
    const stocks = Object.keys(stockAccounts) as (keyof typeof stockAccounts)[];
    const { rows } = await sql<Record<MoneyStock, Cents>>`
      select ${sql.join(stocks.map(stockSum))},
        coalesce(0 - sum(amount_cents) filter (where account = 'unallocatedReceipts' and ${isSetAside}), 0)::int8 as "setAside",
        (select coalesce(sum(owed) filter (where stock = 'hostsDue'), 0)::int8 from (${owedToHosts(today)}) as due) as "hostsDue",
        (select coalesce(sum(owed) filter (where stock = 'hostsLater'), 0)::int8 from (${owedToHosts(today)}) as later) as "hostsLater"
      from ledger_entries`.execute(db);
    return rows[0]!;
  },

  async months(db: Queryable, since: Date): Promise<MonthRow[]> {
    const sums = (Object.keys(flows) as MoneyFlow[]).map((flow) => {
      const { where, sign } = flows[flow];
      return sql`coalesce(sum(amount_cents * ${sign}::int) filter (where ${where}), 0)::int8 as ${sql.ref(flow)}`;
    });
    const { rows } = await sql<MonthRow>`
      select ${postingMonth} as month, ${sql.join(sums)} from ${postings}
      where posted_at >= ${since} group by 1 order by 1 desc`.execute(db);
    return rows;
  },

  async list(
    db: Queryable,
    figure: MoneyFigure,
    period: { today: PlainDate; month: string },
  ): Promise<FigureList> {
    const rows = selectRows(figure, period);
    const sums = await sql<{ count: number; sum: Cents }>`
      select count(*)::int as count, coalesce(sum(amount), 0)::int8 as sum from (${rows}) as listed`.execute(
      db,
    );
    const listed = await sql<FigureRow>`
      select amount::int8 as amount, day, name, booking_id, display_number, subject, cause from (${rows}) as listed
      order by abs(amount) desc, day, booking_id limit ${rowsMax}`.execute(db);
    return { ...sums.rows[0]!, rows: listed.rows };
  },
};

function selectRows(
  figure: MoneyFigure,
  { today, month }: { today: PlainDate; month: string },
): RawBuilder<unknown> {
  switch (figure) {
    case 'notDue':
    case 'overdue7':
    case 'overdue30':
    case 'overdueOlder':
      return sql`select open as amount, to_char(due_on, 'YYYY-MM-DD') as day, ${guestName} as name, booking_id,
          display_number, null::text as subject,
          case when parts > 1 and part = 1 then 'deposit' when parts > 1 and part = parts then 'balance'
            when parts > 1 then 'instalment' else 'whole' end as cause
        from (${openClaims(today)}) as claims left join bookings on bookings.id = booking_id where age = ${figure}`;
    case 'hostsDue':
    case 'hostsLater':
      return sql`select owed as amount, to_char(start_date, 'YYYY-MM-DD') as day, coalesce(landlords.name, '') as name,
          booking_id, display_number, subject, 'stay' as cause
        from (${owedToHosts(today)}) as hosts join bookings on bookings.id = booking_id
          left join landlords on 'landlord/' || landlords.id = subject where stock = ${figure}`;
    // A payout by the provider covers many payments, so the rows are days.
    case 'atProvider':
      return sql`select sum(amount_cents) as amount, ${postingDay} as day, '' as name, null::bigint as booking_id,
          null::int as display_number, null::text as subject, cause
        from ${postings} where account = 'providerClearing' group by 2, cause`;
    case 'payoutsInTransit':
    case 'refundsOpen':
    case 'setAside':
    case 'unallocated': {
      const isTransfer = figure === 'unallocated' || figure === 'setAside';
      const [account, sign] = stockAccounts[figure === 'setAside' ? 'unallocated' : figure];
      const part = !isTransfer
        ? sql``
        : figure === 'setAside'
          ? sql` and ${isSetAside}`
          : sql` and not ${isSetAside}`;
      return sql`select amount, to_char(stock.since at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day,
          coalesce(landlords.name, bank_transfers.other_name, ${guestName}) as name, stock.booking_id, display_number, subject, null::text as cause
        from (
          select subject, sum(amount_cents * ${sign}::int) as amount, min(posted_at) as since, max(booking_id) as booking_id
          from ${postings} where account = ${account}${part} group by subject having sum(amount_cents) <> 0
        ) as stock left join bookings on bookings.id = stock.booking_id
          left join payouts on ${figure} = 'payoutsInTransit' and 'payout/' || payouts.id = subject
          left join landlords on landlords.id = payouts.landlord_id
          left join bank_transfers on ${isTransfer} and 'transfer/' || bank_transfers.id = subject`;
    }
    default: {
      const { where, sign } = flows[figure];
      return sql`select amount_cents * ${sign}::int as amount, ${postingDay} as day,
          case when bookings.id is null then '' else ${guestName} end as name, booking_id, display_number, subject, cause
        from ${postings} left join bookings on bookings.id = booking_id where ${where} and ${postingMonth} = ${month}`;
    }
  }
}
