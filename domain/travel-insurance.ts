import { isOffered, type PartnerFlags } from './site-options.ts';

/** In which quality the house arranges the insurance; guests must know it before they choose (Directive (EU) 2016/97, Art. 18). */
type IntermediaryStatus = 'ancillary' | 'tied' | 'broker';

/** Who insures, and what guests may read before they decide. */
export interface TravelInsurance {
  insurer: string;
  /** Addresses of the product information document and of the conditions. */
  productSheet: string;
  conditions: string;
  status: IntermediaryStatus;
}

/** The operator's own; whoever runs the site writes theirs, or null where they arrange none. */
export const travelInsurance: TravelInsurance | null = {
  // An insurer that nobody has.
  insurer: 'Muster Reiseversicherung AG',
  productSheet: 'https://versicherung.example/produktinformation.pdf',
  conditions: 'https://versicherung.example/bedingungen.pdf',
  status: 'ancillary',
};

/** Whether these guests are offered an insurance: the house names insurer and documents, and their partner does not hide it. */
export function isInsuranceOffered(
  partner: PartnerFlags | null,
  insurance: TravelInsurance | null = travelInsurance,
): boolean {
  const isNamed =
    insurance !== null &&
    [insurance.insurer, insurance.productSheet, insurance.conditions].every((fact) => fact.trim() !== '');
  return isNamed && isOffered('insurance', partner);
}
