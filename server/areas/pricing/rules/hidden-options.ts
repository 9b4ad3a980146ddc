import type { PriceResult } from '../../../../contract/pricing/price-result.ts';
import { isOffered, type PartnerFlags } from '../../../../domain/site-options.ts';
import { isInsuranceOffered, type TravelInsurance } from '../../../../domain/travel-insurance.ts';
import { euros } from '../../../../domain/money.ts';

export function keepOfferedChoices<Asked extends { insurance: boolean; bonus: string }>(
  choices: Asked,
  partner: PartnerFlags | null,
  offered: TravelInsurance | null,
): Asked {
  return {
    ...choices,
    insurance: choices.insurance && isInsuranceOffered(offered, partner),
    bonus: isOffered('bonus', partner) ? choices.bonus : '',
  };
}

export function hideInsurancePrice(
  price: PriceResult,
  partner: PartnerFlags | null,
  offered: TravelInsurance | null,
): PriceResult {
  return isInsuranceOffered(offered, partner) ? price : { ...price, insurancePrice: euros(0) };
}
