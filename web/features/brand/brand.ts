import type { Partner } from '../../../contract/partners/get-partner.ts';
import { brandProperties } from '../../../domain/brand-colours.ts';

/** What pages show of the partner whose branded pages they are. */
export interface Brand extends Pick<
  Partner,
  'partnerID' | 'partnerName' | 'hideInsurances' | 'hideNewsletter' | 'hideBonus' | 'allowMidocoUsage'
> {
  /** Properties of style that carry its logo and colours, of which style sheets make the rest: no script is needed. */
  style: Readonly<Record<`--brand-${string}`, string>>;
}

/** Partners are the same objects until one of them changes. */
const styles = new WeakMap<Partner, Brand['style']>();

/** The height at which a page shows the logo, unless it is too wide. */
const logoHeight = 44;

export function styleOf({ logo, colours }: Pick<Partner, 'logo' | 'colours'>): Brand['style'] {
  return {
    ...(colours && brandProperties(colours)),
    ...(logo && {
      '--brand-logo': `url(${logo.url})`,
      '--brand-logo-width': `${Math.min(220, Math.round((logo.width / logo.height) * logoHeight))}px`,
    }),
  };
}

export function brandOf(partner: Partner | null): Brand | null {
  if (!partner) return null;
  const { partnerID, partnerName, hideInsurances, hideNewsletter, hideBonus, allowMidocoUsage } = partner;
  let style = styles.get(partner);
  if (!style) styles.set(partner, (style = styleOf(partner)));
  return { partnerID, partnerName, hideInsurances, hideNewsletter, hideBonus, allowMidocoUsage, style };
}
