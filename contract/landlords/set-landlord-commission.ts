import { commissionMaxPerMille } from '../../domain/landlord-commission.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { plainDate, z } from '../schema.ts';
import { landlordCommission } from './landlord-commission.ts';

export const setLandlordCommission = defineEndpoint({
  area: 'landlords',
  name: 'set-landlord-commission',
  method: 'POST',
  path: '/api/landlord/office/commission/set',
  summary: 'Sets the commission of bookings made from a day on, and announces it to the landlord by mail',
  access: { permission: 'office.update' },
  writes: true,
  request: z.strictObject({
    landlordNumber: z.number().int().min(1).max(2_147_483_647),
    percent: z
      .number()
      .min(0)
      .max(commissionMaxPerMille / 10)
      .multipleOf(0.1),
    /** Changes planned for this day or later are replaced. */
    validFrom: plainDate,
  }),
  response: landlordCommission,
  errors: {
    'landlord-not-found': { status: 404 },
    /** The day has passed, or is too soon for a higher commission. */
    'commission-too-soon': { status: 409, data: z.object({ earliest: z.string() }) },
    'commission-unchanged': { status: 409 },
  },
});
