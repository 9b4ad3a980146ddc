import type { TravelInsurance } from '../../../domain/travel-insurance.ts';
import type { Translate } from '../../../texts/translate.ts';

/** What guests are told of the insurance that the house offers. */
export interface NamedInsurance {
  /** What it covers, who insures, and in which quality the house arranges it. */
  text: string;
  /** What to read before booking: they stand beside the summary, since the form of the first step has no room for more code. */
  links: readonly { label: string; href: string }[];
}

/** The insurance in words. It comes with the page: a first visit loads no code for it. */
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
