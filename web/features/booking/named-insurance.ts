import type { TravelInsurance } from '../../../domain/travel-insurance.ts';
import type { Translate } from '../../../texts/translate.ts';

export interface NamedInsurance {
  /** States the cover, the insurer, and the house's role as intermediary. */
  text: string;
  /** Documents to read before booking. They are shown beside the summary, because the code of the first step has reached its size limit. */
  links: readonly { label: string; href: string }[];
}

/** Returns the insurance in words. The server renders it, so that a first visit loads no code for it. */
export function namedInsurance(
  t: Translate,
  { insurer, status, productSheet, conditions }: TravelInsurance,
): NamedInsurance {
  return {
    text: [
      t('booking.insurance.text'),
      t('booking.insurance.insurer', { insurer }),
      t(`booking.insurance.status.${status}`),
    ].join(' '),
    links: [
      { label: t('booking.insurance.sheet'), href: productSheet },
      { label: t('booking.insurance.conditions'), href: conditions },
    ],
  };
}
