type Flag = 'Y' | 'N';

export interface PartnerFlags {
  hideInsurances: Flag;
  hideNewsletter: Flag;
  hideBonus: Flag;
  allowMidocoUsage: Flag;
}

export type SiteOption = 'insurance' | 'newsletter' | 'bonus' | 'midoco';

/**
 * True if this partner's guests are offered an option: the one rule for pages and calls. Without a partner nothing is hidden, except
 * Midoco, which is a system of travel agencies.
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
