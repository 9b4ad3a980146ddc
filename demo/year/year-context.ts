import type { Operator } from '../../domain/operator/operator.ts';
import type { PlainDate } from '../../domain/stay.ts';
import type { Pricing } from '../../server/areas/pricing/pricing.ts';
import type { Tx } from '../../server/platform/database.ts';
import type { ServerKey } from '../../server/platform/server-key.ts';
import type { Timeline } from './timeline.ts';

export interface YearPeople {
  guest: string;
  landlord: string;
  cohost: string;
  cleaner: string;
  office: string;
  accounting: string;
  editor: string;
  admin: string;
}

export interface YearContext {
  tx: Tx;
  seed: number;
  today: PlainDate;
  now: Date;
  timeline: Timeline;
  pricing: Pick<Pricing, 'quote' | 'homeRates'>;
  operator: Operator;
  people: YearPeople;
  /** Homes of the demo landlord. */
  homesOfLandlord: ReadonlySet<number>;
  secret: ServerKey;
  /** Returns the next number of a bank statement line. */
  nextLine(): number;
}

export const nameOfStaff = {
  office: 'Oskar Brandt',
  accounting: 'Konrad Zahl',
  editor: 'Edda Schreiber',
  admin: 'Ada Vogt',
} as const;
