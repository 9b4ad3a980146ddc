type Flag = 'Y' | 'N';

/** What a partner says of the pages that its guests see. */
export interface PartnerFlags {
  hideInsurances: Flag;
  hideNewsletter: Flag;
  hideBonus: Flag;
  allowMidocoUsage: Flag;
}

/** What is offered to some guests and not to others, by who sends them. */
export type SiteOption = 'insurance' | 'newsletter' | 'bonus' | 'midoco';

/**
 * Whether guests of this partner are offered an option: the one rule for pages and calls alike. The house itself
 * hides nothing; Midoco is a system of travel agencies, which it therefore does not ask for.
 */
export function isOffered(option: SiteOption, partner: PartnerFlags | null): boolean {
  switch (option) {
    case 'insurance':
      return partner?.hideInsurances !== 'Y';
    case 'newsletter':
      return partner?.hideNewsletter !== 'Y';
    case 'bonus':
      return partner?.hideBonus !== 'Y';
    case 'midoco':
      return partner?.allowMidocoUsage === 'Y';
  }
}
