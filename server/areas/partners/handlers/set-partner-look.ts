import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { setPartnerLook } from '../../../../contract/partners/set-partner-look.ts';
import { brandColourNames, checkColour, type BrandColours } from '../../../../domain/brand-colours.ts';
import type { Handler } from '../../../http/handler.ts';
import { logosStore } from '../logos-store.ts';
import { ownPartnersStore } from '../own-partners-store.ts';
import type { PartnersDeps } from '../partners-context.ts';
import { presentOwnPartner } from '../present-partner.ts';
import { readLogoKey } from '../rules/partner-logo.ts';

/** Returns the colours with too little contrast, each with the nearest acceptable one. */
const findWeakColours = (colours: BrandColours): { name: keyof BrandColours; nearest: string }[] =>
  brandColourNames.flatMap((name) => {
    const { isGood, nearest } = checkColour(name, colours[name]);
    return isGood ? [] : [{ name, nearest }];
  });

export function setPartnerLookHandler({
  connection,
  clock,
  publicUrl,
}: Pick<PartnersDeps, 'connection' | 'clock' | 'publicUrl'>): Handler<typeof setPartnerLook> {
  return async ({ partnerID, logoUrl, colours }, { user }): Promise<Outcome<typeof setPartnerLook>> => {
    const wrong = colours === null ? [] : findWeakColours(colours);
    const key = readLogoKey(logoUrl.replace(/^\/partner-logos\//, ''));
    return connection.transaction(async (tx): Promise<Outcome<typeof setPartnerLook>> => {
      const partner = await ownPartnersStore.lockOwn(tx, partnerID, user.uid);
      if (!partner) return { ok: false, type: 'partner-not-found', data: null };
      if (wrong.length > 0) return { ok: false, type: 'colours-invalid', data: { colours: wrong } };
      if (logoUrl !== '' && (key === null || !(await logosStore.lock(tx, key, partnerID)))) {
        return { ok: false, type: 'logo-not-found', data: null };
      }
      const now = await ownPartnersStore.change(
        tx,
        partner,
        { logo_key: key, main_colour: colours?.main ?? null, accent_colour: colours?.accent ?? null },
        { kind: 'changed', uid: user.uid, at: clock.now() },
      );
      return { ok: true, data: presentOwnPartner({ ...now, isBranch: false }, publicUrl) };
    });
  };
}
