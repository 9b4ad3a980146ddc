import type { PriceResult } from '../../../../contract/pricing/price-result.ts';
import { isOffered, type PartnerFlags } from '../../../../domain/site-options.ts';
import { isInsuranceOffered, type TravelInsurance } from '../../../../domain/travel-insurance.ts';
import { euros } from '../../../../domain/money.ts';

export function offeredChoices<Asked extends { insurance: boolean; bonus: string }>(
  asked: Asked,
  partner: PartnerFlags | null,
  offered: TravelInsurance | null,
): Asked {
  return {
    ...asked,
    insurance: asked.insurance && isInsuranceOffered(offered, partner),
    bonus: isOffered('bonus', partner) ? asked.bonus : '',
  };
}

export function asOffered(
  price: PriceResult,
  partner: PartnerFlags | null,
  offered: TravelInsurance | null,
): PriceResult {
  return isInsuranceOffered(offered, partner) ? price : { ...price, insurancePrice: euros(0) };
}
