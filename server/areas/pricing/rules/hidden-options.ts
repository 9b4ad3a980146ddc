import type { PriceResult } from '../../../../contract/pricing/price-result.ts';
import { isOffered, type PartnerFlags } from '../../../../domain/site-options.ts';
import { isInsuranceOffered } from '../../../../domain/travel-insurance.ts';

/** The choices that a price is asked for with, without those that this partner's guests are not offered. */
export function offeredChoices<Asked extends { insurance: boolean; bonus: string }>(
  asked: Asked,
  partner: PartnerFlags | null,
): Asked {
  return {
    ...asked,
    insurance: asked.insurance && isInsuranceOffered(partner),
    bonus: isOffered('bonus', partner) ? asked.bonus : '',
  };
}

/** The price as this partner's guests see it: nobody is told the price of an insurance that is not offered. */
export function asOffered(price: PriceResult, partner: PartnerFlags | null): PriceResult {
  return isInsuranceOffered(partner) ? price : { ...price, insurancePrice: 0 };
}
