import { clockTime } from '../../domain/clock-time.ts';
import { areApart } from '../../domain/operator/opening-hours.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

const time = z.string().regex(clockTime);

const officeHoursState = z.object({
  /** Monday is 0. A day with a break has two entries, a closed one none. */
  hours: z.array(z.object({ weekday: z.number(), from: z.string(), to: z.string() })),
  /** True if a configuration file sets them, so that they cannot be changed. */
  isLocked: z.boolean(),
});

export const getOfficeHours = defineEndpoint({
  area: 'operator',
  name: 'get-office-hours',
  method: 'POST',
  path: '/api/admin/office-hours/get',
  summary: 'Returns the times at which the office answers, as the contact card shows them',
  access: { permission: 'office.update' },
  writes: false,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({}),
  response: officeHoursState,
});

export const setOfficeHours = defineEndpoint({
  area: 'operator',
  name: 'set-office-hours',
  method: 'POST',
  path: '/api/admin/office-hours/set',
  summary: 'Sets the times at which the office answers; each change is kept with its author',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    hours: z
      .array(
        z
          .strictObject({ weekday: z.number().int().min(0).max(6), from: time, to: time })
          .refine(({ from, to }) => from < to, 'order'),
      )
      .max(21)
      .refine(areApart, 'overlap'),
  }),
  response: officeHoursState,
  errors: {
    /** A configuration file sets the times. */
    'hours-locked': { status: 409 },
  },
});
