import { defineEndpoint } from '../define-endpoint.ts';
import { inEuros, languageCode, z } from '../schema.ts';

const euros = inEuros(z.number());

export const getTouristTaxStatement = defineEndpoint({
  area: 'landlords',
  name: 'get-tourist-tax-statement',
  method: 'POST',
  path: '/api/landlord/tourist-tax/get',
  summary:
    'Sums the tourist tax of confirmed stays that end in a month, by place, with person nights by rate',
  access: { permission: 'money.own' },
  writes: false,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({ languageCode, month: z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/) }),
  response: z.object({
    places: z.array(
      z.object({
        place: z.string(),
        /** Nights times persons, taxed or not. */
        personNights: z.number(),
        childNights: z.number(),
        /** Taxed person nights by rate, the highest first. */
        rates: z.array(z.object({ unitPrice: euros, quantity: z.number(), total: euros })),
        /** The part of the tax that is a percentage of prices. */
        ofPrices: euros,
        amount: euros,
        stays: z.array(
          z.object({
            bookingDisplayNumber: z.number(),
            title: z.string(),
            startDate: z.string(),
            endDate: z.string(),
            nights: z.number(),
            adults: z.number(),
            childAges: z.array(z.number()),
            personNights: z.number(),
            taxedNights: z.number(),
            amount: euros,
            /** True if the persons entered at the online check-in are counted, not those of the booking. */
            registered: z.boolean(),
            /** The tax in the booking, if those who travelled owe a different amount. Otherwise null. */
            bookedAmount: euros.nullable(),
          }),
        ),
      }),
    ),
  }),
});
