import type { Random } from '../seeded-random.ts';
import type { ServiceCode, ServiceUnit } from '../../domain/pricing/home-rates.ts';
import type { Home } from './home.ts';
import { cents } from '../../domain/cents.ts';
import { noMoney, type Cents } from '../../domain/money.ts';

export interface ServiceRow {
  code: ServiceCode;
  unit: ServiceUnit;
  amount_cents: Cents;
  mandatory: boolean;
  prepaid: boolean;
}

export interface DiscountRow {
  kind: 'early' | 'lastMinute' | 'longStay';
  threshold: number;
  percent: number;
}

const euros = (amount: number, step = 1): Cents => cents(Math.round(amount / step) * step * 100);

export function homeServices(random: Random, home: Home): ServiceRow[] {
  const services: ServiceRow[] = [];
  const add = (
    code: ServiceCode,
    unit: ServiceUnit,
    amount_cents: Cents,
    mandatory: boolean,
    prepaid: boolean,
  ): void => {
    services.push({ code, unit, amount_cents, mandatory, prepaid });
  };
  const { amenities, equipment, persons } = home;
  if (random.chance(0.86)) {
    add(
      'finalCleaning',
      'stay',
      euros(25 + home.squaremeters * random.between(0.45, 0.75), 5),
      random.chance(0.85),
      random.chance(0.6),
    );
  }
  const linenIncluded = random.chance(0.45);
  if (!linenIncluded) {
    const linenMandatory = random.chance(0.18);
    const prepaid = random.chance(0.5);
    add('bedLinen', 'person', euros(random.int(10, 20)), linenMandatory, prepaid);
    if (random.chance(0.6)) add('towels', 'person', euros(random.int(4, 9)), false, prepaid);
  }
  if (home.dogs > 0 && random.chance(0.85)) {
    const perNight = random.chance(0.55);
    add(
      'dog',
      perNight ? 'dogNight' : 'dog',
      euros(perNight ? random.int(4, 10) : random.int(20, 50), perNight ? 1 : 5),
      false,
      random.chance(0.5),
    );
  }
  if (home.place.region.country === 'dk' || random.chance(0.12)) {
    add(
      'energy',
      'night',
      euros(home.place.region.country === 'dk' ? random.int(9, 16) : random.int(4, 9)),
      true,
      false,
    );
  }
  if (amenities.has('fireplace') && random.chance(0.4))
    add('firewood', 'stay', euros(random.int(8, 20)), false, false);
  if (equipment.family?.includes('babyCot'))
    add('babyCot', 'stay', random.chance(0.5) ? noMoney : euros(random.int(10, 25), 5), false, false);
  if (equipment.family?.includes('highChair'))
    add('highChair', 'stay', random.chance(0.7) ? noMoney : cents(1000), false, false);
  if (amenities.has('sauna') && random.chance(0.2))
    add('sauna', 'stay', euros(random.int(10, 30), 5), false, false);
  if (home.place.region.landscape === 'city' && amenities.has('parking'))
    add('parking', 'night', euros(random.int(8, 24)), false, false);
  if (equipment.service?.includes('breakfastOnRequest'))
    add('breakfast', 'personNight', euros(random.int(9, 18)), false, false);
  if (random.chance(0.08)) add('eBike', 'stay', euros(random.int(60, 140), 10), false, false);
  if (random.chance(0.12) && persons <= 8)
    add('lateCheckout', 'stay', euros(random.int(25, 60), 5), false, false);
  return services;
}

export function homeDiscounts(random: Random): DiscountRow[] {
  const discounts: DiscountRow[] = [];
  if (random.chance(0.3))
    discounts.push({
      kind: 'early',
      threshold: random.pick([120, 150, 180]),
      percent: random.pick([5, 8, 10]),
    });
  if (random.chance(0.32))
    discounts.push({
      kind: 'lastMinute',
      threshold: random.pick([7, 14, 21, 30]),
      percent: random.pick([10, 15, 20, 25]),
    });
  if (random.chance(0.35)) {
    discounts.push({ kind: 'longStay', threshold: 14, percent: random.pick([5, 7, 10]) });
    if (random.chance(0.3))
      discounts.push({ kind: 'longStay', threshold: 21, percent: random.pick([12, 15]) });
  }
  return discounts;
}

export const drawDeposit = (random: Random, home: Home): number =>
  random.chance(0.45) ? 0 : euros(100 + home.persons * 20 + home.standard * 15, 50);

export function drawConsumption(
  random: Random,
  home: Home,
  services: readonly ServiceRow[],
): Record<string, number> {
  if (services.some(({ code }) => code === 'energy') || random.chance(0.8)) return {};
  return {
    electricityPerKwh: random.int(32, 48),
    estimatePerNight: random.int(300, 500) + home.persons * 40,
  };
}

const strict = [
  { daysBefore: 60, percent: 50 },
  { daysBefore: 30, percent: 80 },
  { daysBefore: 7, percent: 90 },
];
const usual = [
  { daysBefore: 60, percent: 20 },
  { daysBefore: 30, percent: 50 },
  { daysBefore: 14, percent: 80 },
  { daysBefore: 1, percent: 90 },
];
const relaxed = [
  { daysBefore: 14, percent: 30 },
  { daysBefore: 3, percent: 80 },
];

/** Free cancellation means free of charge until two weeks before arrival. */
export const drawCancellation = (
  random: Random,
  freeCancel: boolean,
): readonly { daysBefore: number; percent: number }[] =>
  freeCancel ? relaxed : random.chance(0.7) ? usual : strict;

/** Some German and Swiss homes are classified by their country's tourism association. */
export function drawStars(
  random: Random,
  home: Home,
): { dtv_stars: number | null; stv_stars: number | null } {
  const { country } = home.place.region;
  const stars = random.chance(0.4)
    ? random.weighted([
        [2, 1],
        [3, 4],
        [4, 5],
        [5, 2],
      ] as const)
    : null;
  return { dtv_stars: country === 'de' ? stars : null, stv_stars: country === 'ch' ? stars : null };
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** In the format of the country's register; null if the country has none. */
export function drawRegistrationNumber(random: Random, home: Home): string | null {
  const digits = (count: number): string => Array.from({ length: count }, () => random.int(0, 9)).join('');
  const letter = (): string => letters[random.int(0, letters.length - 1)]!;
  switch (home.place.region.country) {
    case 'it':
      return `IT0${digits(5)}C2${letter()}${digits(3)}${letter()}${digits(2)}${letter()}`;
    case 'es':
      return home.place.region.landscape === 'balearic' ? `ETV/${digits(4)}` : `VT-${digits(5)}-${letter()}`;
    case 'fr':
      return `${digits(5)}${digits(6)}${letter()}${letter()}`;
    case 'pt':
      return `${random.int(10_000, 159_999)}/AL`;
    case 'gr':
      return `00${digits(9)}`;
    case 'nl':
      return `${digits(4)} ${digits(4)} ${letter()}${letter()}${digits(2)} ${digits(4)}`;
    case 'de':
      return home.place.region.landscape === 'city'
        ? `${digits(2)}/Z/RA/${digits(6)}-${random.int(18, 25)}`
        : null;
    case 'at':
      return home.place.region.landscape === 'city' ? `W-${digits(6)}-${digits(2)}` : null;
    case 'hr':
      return random.chance(0.6) ? `HR-${digits(8)}` : null;
    case 'mt':
      return `HPI/${digits(4)}`;
    default:
      return null;
  }
}
