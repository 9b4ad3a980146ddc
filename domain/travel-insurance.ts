import { cents, type Cents } from './money.ts';
import { isOffered, type PartnerFlags } from './site-options.ts';

/** In which quality the house arranges the insurance; guests must know it before they choose (Directive (EU) 2016/97, Art. 18). */
export const intermediaryStatuses = ['ancillary', 'tied', 'broker'] as const;
export type IntermediaryStatus = (typeof intermediaryStatuses)[number];

/** Who insures, and what guests may read before they decide. */
export interface TravelInsurance {
  insurer: string;
  /** Addresses of the product information document and of the conditions. */
  productSheet: string;
  conditions: string;
  status: IntermediaryStatus;
}

/** What the insurance costs: a share of what is paid to the house, but at least this much. */
export interface InsurancePremium {
  perMille: number;
  minimum: Cents;
}

/** Holds where the operator has said nothing else. */
export const usualPremium: InsurancePremium = { perMille: 45, minimum: cents(1_900) };

/** Whether these guests are offered the operator's insurance; null: there is none. */
export const isInsuranceOffered = (
  insurance: TravelInsurance | null,
  partner: PartnerFlags | null,
): insurance is TravelInsurance => insurance !== null && isOffered('insurance', partner);
