import { addDays } from '../../domain/stay.ts';
import { cents } from '../../domain/cents.ts';
import { add, type Cents } from '../../domain/money.ts';
import { hostTermsVersion } from '../../domain/host-terms.ts';
import { businessRegistrationStore } from '../../server/areas/accounts/business/business-registration-store.ts';
import { updateHome } from '../../server/areas/catalogue/catalogue.ts';
import { homeViewsStore } from '../../server/areas/home-figures/home-views-store.ts';
import { ownHomeStore } from '../../server/areas/homes/own-home-store.ts';
import { ownPartnersStore } from '../../server/areas/partners/own-partners-store.ts';
import { partnerVisitsStore } from '../../server/areas/partners/partner-visits-store.ts';
import { searchStore } from '../../server/areas/search/search-store.ts';
import { hashCode, deriveCode } from '../../server/areas/vouchers/vouchers.ts';
import { voucherStore } from '../../server/areas/vouchers/voucher-store.ts';
import { newNonce } from '../../server/platform/signed-links.ts';
import { seededRandom } from '../seeded-random.ts';
import { createGuest, drawIban } from './guests.ts';
import { payOnline, receiveUnknown } from './money.ts';
import { later, toMomentUtc } from './timeline.ts';
import type { YearContext } from './year-context.ts';
import { listRegions, type YearHome } from './year-store.ts';

export async function leaveToOffice(
  { tx, now, seed }: YearContext,
  objectNumber: number | null,
): Promise<void> {
  const at = later(now, -20);
  if (objectNumber !== null) {
    await updateHome(tx, objectNumber, { state: 'review' });
    const act = { objectNumber, uid: null };
    await ownHomeStore.insertAct(tx, { ...act, kind: 'created', at: later(at, -30) });
    await ownHomeStore.insertAct(tx, { ...act, kind: 'submitted', at });
  }
  const { customer } = createGuest(seededRandom(seed, 'registration'), 91_000);
  const askedAt = later(now, -44);
  const id = await businessRegistrationStore.insert(
    tx,
    {
      ...customer,
      kind: 'landlord',
      salutation: 'none',
      company: '',
      website: '',
      message: 'Ich vermiete zwei Ferienwohnungen und möchte sie bei Ihnen anbieten.',
      isTrader: false,
      language: 'de',
      acceptedTerms: hostTermsVersion,
      ...{ firstName: 'Katrin', lastName: 'Moser', email: 'vermietung.moser@vermieter.example' },
      ...{ street: 'Gartenweg 12', zip: '24103', city: 'Kiel', country: 'DE' },
    },
    askedAt,
  );
  await businessRegistrationStore.insertEvent(tx, { id, kind: 'asked', actor: null, at: askedAt });
  await businessRegistrationStore.insertEvent(tx, {
    id,
    kind: 'confirmed',
    actor: null,
    at: later(askedAt, 1),
  });
  await businessRegistrationStore.updateState(tx, id, { state: 'open', at: later(askedAt, 1) });
}

const partners = [
  { id: 7001, perMille: 60, visits: 9, subIds: ['', 'startseite', 'newsletter'] },
  { id: 7002, perMille: 80, visits: 14, subIds: ['artikel-ostsee', 'artikel-alpen', ''] },
  { id: 7003, perMille: 50, visits: 3, subIds: [''] },
] as const;

/** Agreed terms apply to later bookings. */
export async function agreeWithPartners({ tx, today, people }: YearContext): Promise<void> {
  const at = toMomentUtc(addDays(today, -430), 8);
  for (const { id, perMille } of partners) {
    const partner = await ownPartnersStore.lock(tx, id);
    const act = { kind: 'terms', uid: people.office, at } as const;
    if (partner) await ownPartnersStore.change(tx, partner, { commission_per_mille: perMille }, act);
  }
}

/** Daily visits referred by partners, and views of the first landlord's homes. */
export async function countVisits(
  { tx, seed, today }: YearContext,
  homes: readonly YearHome[],
): Promise<void> {
  const random = seededRandom(seed, 'visits');
  const visits = [];
  for (const { id, visits: usual, subIds } of partners) {
    for (let ago = 0; ago < 350; ago += 1) {
      const subId = random.pick(subIds);
      const { objectNumber } = random.pick(homes);
      const day = addDays(today, 0 - ago);
      visits.push({ day, partnerId: id, subId, objectNumber, visits: random.int(0, usual) + 1 });
    }
  }
  await partnerVisitsStore.add(tx, visits);
  const own = homes.filter(({ landlordId }) => landlordId === homes[0]!.landlordId);
  const views = own.flatMap(({ objectNumber }) =>
    Array.from({ length: 350 }, (_, ago) => ({
      ...{ day: addDays(today, 0 - ago), objectNumber, views: random.int(2, 26) },
    })),
  );
  await homeViewsStore.add(tx, views);
}

const wishes = ['', 'sauna=Y', 'parking=Y', 'pets=one', 'seaview=Y', 'internet=Y&washingmachine=Y'];

/** Searches in the regions of the homes, as guests make them. */
export async function countSearches(
  { tx, seed, today }: YearContext,
  homes: readonly YearHome[],
): Promise<void> {
  const random = seededRandom(seed, 'searches');
  const regions = await listRegions(
    tx,
    homes.map(({ objectNumber }) => objectNumber),
  );
  for (const region of regions) {
    for (let number = 0; number < 90; number += 1) {
      const from = addDays(today, random.int(20, 240));
      const dates = `startDate=${from}&endDate=${addDays(from, random.pick([3, 7, 7, 14]))}`;
      const filter = new URLSearchParams(
        `${random.pick(['', dates, dates])}&persons=${random.int(1, 7)}&region=${region}&${random.pick(wishes)}`,
      ).toString();
      await searchStore.countSearch(tx, addDays(today, -random.int(0, 80)), {
        filter,
        total: random.pick([0, 4, 12, 31]),
        partner: 0,
      });
    }
  }
}

/** Vouchers bought during the year; their codes pay for bookings of the year. */
export function planVouchers(context: YearContext): Promise<string[]> {
  const { tx, timeline, today, seed, secret } = context;
  return Promise.all(
    [330, 290, 200, 150, 90, 40, 6].map(async (ago, index) => {
      const random = seededRandom(seed, 'voucher', index);
      const { customer, language } = createGuest(random, 92_000 + index);
      const at = toMomentUtc(addDays(today, 0 - ago), 17, index);
      const id = await voucherStore.nextId(tx);
      const code_nonce = newNonce();
      const code = deriveCode(secret, { id, code_nonce });
      const value = cents(random.pick([5_000, 10_000, 20_000, 50_000]));
      await voucherStore.insert(tx, {
        ...{ id, customer_number: random.int(100_000_000, 999_999_999), value_cents: value, code_nonce },
        code_hash: hashCode(code),
        motif: random.pick(['beach', 'mountains', 'lake', 'snow'] as const),
        dedication: 'Für eine schöne Auszeit!',
        buyer_name: `${customer.firstName} ${customer.lastName}`,
        buyer_email: customer.email,
        recipient_name: random.pick(['Oma Elke', 'Familie Vogel', 'Katrin']),
        recipient_email: null,
        send_on: null,
        language,
        ordered_at: at,
      });
      timeline.plan(later(at, 0.1), () =>
        payOnline(
          context,
          { voucherId: id },
          { amount: value, paidBy: 'card', at: later(at, 0.1), what: `Gutschein ${id}` },
        ),
      );
      return code;
    }),
  );
}

/** Lines of the last statements with an unknown purpose. */
export function planUnknownReceipts(
  context: YearContext,
  open: readonly { id: number; number: number; name: string; amount: Cents }[],
): void {
  const { timeline, now, seed } = context;
  const random = seededRandom(seed, 'unknown lines');
  const [owed, other] = open;
  const lines = [
    {
      hours: 30,
      amount: owed?.amount ?? cents(25_000),
      name: owed?.name ?? 'Anke Brandt',
      purpose: 'Urlaub, danke',
      doubt: 'unknown',
      booking_id: null,
    },
    {
      hours: 29,
      amount: add(other?.amount ?? cents(30_000), cents(1_000)),
      name: other?.name ?? 'Uwe Seidel',
      purpose: `Buchung ${other?.number ?? 4_000_001}`,
      doubt: 'amount',
      booking_id: other?.id ?? null,
    },
    {
      hours: 28,
      amount: cents(12_345),
      name: 'Dieter Bachmann',
      purpose: 'Ferienhaus Rest',
      doubt: 'unknown',
      booking_id: null,
    },
  ] as const;
  for (const { hours, doubt, booking_id, ...line } of lines) {
    const at = later(now, 0 - hours);
    timeline.plan(at, async () => {
      await receiveUnknown(context, { ...line, iban: drawIban(random), at }, { doubt, booking_id });
    });
  }
}
