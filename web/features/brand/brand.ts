import type { Partner } from '../../../contract/partners/get-partner.ts';
import { brandProperties } from '../../../domain/brand-colours.ts';

export interface Brand extends Pick<
  Partner,
  'partnerID' | 'partnerName' | 'hideInsurances' | 'hideNewsletter' | 'hideBonus' | 'allowMidocoUsage'
> {
  /** CSS properties with its logo and colours, from which the style sheets derive the rest: no script is needed. */
  style: Readonly<Record<`--brand-${string}`, string>>;
}

/** A partner stays the same object until it changes, so its styles are cached by object. */
const styles = new WeakMap<Partner, Brand['style']>();

/** Height of the logo in pixels, unless it is too wide. */
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
