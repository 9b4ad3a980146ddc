import type { Partner } from '../../../contract/partners/get-partner.ts';
import { brandProperties } from '../../../domain/brand-colours.ts';

export interface Brand extends Pick<
  Partner,
  'partnerID' | 'partnerName' | 'hideInsurances' | 'hideNewsletter' | 'hideBonus' | 'allowMidocoUsage'
> {
  /** CSS properties with the brand's logo and colours; the style sheets derive the other colours without a script. */
  style: Readonly<Record<`--brand-${string}`, string>>;
}

/** Partners are replaced, never changed, so the object serves as the cache key. */
const styles = new WeakMap<Partner, Brand['style']>();

/** Height of the logo in pixels, unless it is too wide. */
const logoHeight = 44;

export function buildStyle({ logo, colours }: Pick<Partner, 'logo' | 'colours'>): Brand['style'] {
  return {
    ...(colours && brandProperties(colours)),
    ...(logo && {
      '--brand-logo': `url(${logo.url})`,
      '--brand-logo-width': `${Math.min(220, Math.round((logo.width / logo.height) * logoHeight))}px`,
    }),
  };
}

export function toBrand(partner: Partner | null): Brand | null {
  if (!partner) return null;
  const { partnerID, partnerName, hideInsurances, hideNewsletter, hideBonus, allowMidocoUsage } = partner;
  let style = styles.get(partner);
  if (!style) styles.set(partner, (style = buildStyle(partner)));
  return { partnerID, partnerName, hideInsurances, hideNewsletter, hideBonus, allowMidocoUsage, style };
}
