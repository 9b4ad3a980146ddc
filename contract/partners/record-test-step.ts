import { browserSteps } from '../../domain/partner-tests.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { testID } from './partner-test.ts';

export const recordTestStep = defineEndpoint({
  area: 'partners',
  name: 'record-test-step',
  method: 'POST',
  path: '/api/test-visit/step',
  summary: 'Records what a browser recognises in a test visit; without effect for any other',
  access: 'public',
  writes: true,
  limit: { perMinute: 60, by: 'address' },
  claims: 'none',
  request: z.strictObject({
    testID,
    step: z.enum(browserSteps),
    /** For whom the browser would name in a booking. Another partner records nothing. */
    partner: z.string().max(60),
    objectNumber: z.number().int().min(0).max(2_147_483_647).default(0),
  }),
  response: z.object({ isRecorded: z.boolean() }),
});
