import { contactLengths } from '../../domain/contact-form.ts';
import { openedCaseLengths } from '../../domain/contact-case.ts';
import { contactKinds } from '../../domain/contact-topics.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, plainDate, z } from '../schema.ts';
import { caseDetail } from './case.ts';

const optionalNumber = z
  .string()
  .regex(/^(?:[1-9]\d{0,8})?$/)
  .default('');

export const openCase = defineEndpoint({
  area: 'contact',
  name: 'open-case',
  method: 'POST',
  path: '/api/admin/cases/open',
  summary: 'Opens a case for somebody who called, with a note of what was said; nobody is mailed',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    kind: z.enum(contactKinds),
    topic: z.string().max(contactLengths.topic),
    name: z.string().trim().min(1).max(contactLengths.name),
    email: z.email().max(contactLengths.email),
    phone: z.string().trim().max(contactLengths.phone).default(''),
    bookingNumber: optionalNumber,
    objectNumber: optionalNumber,
    /** The language in which the caller is answered. */
    language: languageCode,
    text: z.string().trim().min(openedCaseLengths.text.min).max(openedCaseLengths.text.max),
    followUpOn: plainDate.nullable(),
    /** True if the caller of this endpoint takes the case. */
    mine: z.boolean(),
    idempotencyKey: z.string().min(1).max(100),
  }),
  response: caseDetail,
  errors: {
    'topic-unknown': { status: 422 },
    'follow-up-over': { status: 422 },
    'idempotency-conflict': { status: 409 },
  },
});
