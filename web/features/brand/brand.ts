import type { Partner } from '../../../contract/partners/get-partner.ts';

/** What pages show of the partner whose branded pages they are. */
export type Brand = Pick<
  Partner,
  'partnerID' | 'partnerName' | 'hideInsurances' | 'hideNewsletter' | 'hideBonus' | 'allowMidocoUsage'
>;

export function brandOf(partner: Partner | null): Brand | null {
  if (!partner) return null;
  const { partnerID, partnerName, hideInsurances, hideNewsletter, hideBonus, allowMidocoUsage } = partner;
  return { partnerID, partnerName, hideInsurances, hideNewsletter, hideBonus, allowMidocoUsage };
}
