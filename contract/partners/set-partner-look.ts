import { brandColourNames } from '../../domain/brand-colours.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { partnerLook } from './get-partner.ts';
import { ownPartner } from './own-partner.ts';

export const setPartnerLook = defineEndpoint({
  area: 'partners',
  name: 'set-partner-look',
  method: 'POST',
  path: '/api/partners/own/look',
  summary: 'Sets the logo and colours of one’s own partner’s pages',
  access: { permission: 'partners.own' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    partnerID: z.number().int().min(1),
    /** As returned by the upload or by `getOwnPartners`. Empty to show the name as text. */
    logoUrl: z.string().max(160),
    colours: partnerLook.colours,
  }),
  response: ownPartner,
  errors: {
    'partner-not-found': { status: 404 },
    /** The logo was not uploaded for this partner, or no longer exists. */
    'logo-not-found': { status: 422 },
    /** Text or buttons would be illegible. The nearest legible colour is returned for each. */
    'colours-invalid': {
      status: 422,
      data: z.object({
        colours: z.array(z.object({ name: z.enum(brandColourNames), nearest: z.string() })),
      }),
    },
  },
});
