import { cents } from './cents.ts';
import type { Cents } from './money.ts';
import { isOffered, type PartnerFlags } from './site-options.ts';

/**
 * The legal status in which the house arranges the insurance; guests must be informed of it before they choose (Directive (EU) 2016/97,
 * Art. 18).
 */
export const intermediaryStatuses = ['ancillary', 'tied', 'broker'] as const;
export type IntermediaryStatus = (typeof intermediaryStatuses)[number];

/** The insurer, and the documents that guests may read before they decide. */
export interface TravelInsurance {
  insurer: string;
  /** Addresses of the product information document and of the conditions. */
  productSheet: string;
  conditions: string;
  status: IntermediaryStatus;
}

/** The price of the insurance: a share of the amount paid to the house, with a minimum. */
export interface InsurancePremium {
  perMille: number;
  minimum: Cents;
}

/** The default premium. */
export const usualPremium: InsurancePremium = { perMille: 45, minimum: cents(1_900) };

/** True if the operator's insurance is offered to these guests. Null means that there is no insurance. */
export const isInsuranceOffered = (
  insurance: TravelInsurance | null,
  partner: PartnerFlags | null,
): insurance is TravelInsurance => insurance !== null && isOffered('insurance', partner);
