import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownHomeErrors, ownHomeRequest, rulesPart } from './own-home.ts';

const { section: _, ...rules } = rulesPart.shape;

export const previewOwnRules = defineEndpoint({
  area: 'homes',
  name: 'preview-own-rules',
  method: 'POST',
  path: '/api/landlord/homes/rules/preview',
  summary: 'Says for the calendar of a home what unsaved rules about lead time, horizon and gaps mean',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject({ ...ownHomeRequest, rules: z.strictObject(rules) }),
  response: z.object({
    /** The first day on which guests can arrive if they book now. */
    firstArrival: z.string(),
    /** The last day on which guests can leave if they book now. */
    lastDeparture: z.string(),
    /** The first gap that is too short for the seasons. Null if there is none. */
    gap: z
      .object({
        startDate: z.string(),
        endDate: z.string(),
        nights: z.number(),
        /** True if the rules let guests book the gap as a whole. */
        isBookable: z.boolean(),
      })
      .nullable(),
    /**
     * A day on which the rules refuse an arrival that the seasons allow, because too few nights would be left. Null if
     * there is none.
     */
    leftOver: z
      .object({
        /** The day on which the guest before leaves. */
        freeFrom: z.string(),
        arrival: z.string(),
        nights: z.number(),
        /** The first arrival after it that leaves enough nights. */
        nextArrival: z.string(),
      })
      .nullable(),
  }),
  errors: {
    'object-not-found': ownHomeErrors['object-not-found'],
    'home-invalid': ownHomeErrors['home-invalid'],
  },
});
