import { isOffered, type PartnerFlags } from './site-options.ts';

/** Our legal role in arranging the insurance; guests must know it before they choose (Directive (EU) 2016/97, Art. 18). */
export type IntermediaryStatus = 'ancillary' | 'tied' | 'broker';

export interface TravelInsurance {
  insurer: string;
  /** Addresses of the product information document and of the conditions. */
  productSheet: string;
  conditions: string;
  status: IntermediaryStatus;
}

/** Configured by the operator; null: no insurance is arranged. */
export const travelInsurance: TravelInsurance | null = {
  // An insurer that nobody has.
  insurer: 'Muster Reiseversicherung AG',
  productSheet: 'https://versicherung.example/produktinformation.pdf',
  conditions: 'https://versicherung.example/bedingungen.pdf',
  status: 'ancillary',
};

/** True if insurer and documents are configured and the guest's partner does not hide insurance. */
export function isInsuranceOffered(
  partner: PartnerFlags | null,
  insurance: TravelInsurance | null = travelInsurance,
): boolean {
  const isNamed =
    insurance !== null &&
    [insurance.insurer, insurance.productSheet, insurance.conditions].every((fact) => fact.trim() !== '');
  return isNamed && isOffered('insurance', partner);
}
