import { contactLengths, contactReasons, type ContactField } from '../../domain/contact-form.ts';
import { contactKinds } from '../../domain/contact-topics.ts';
import { attachmentOver, attachmentTickets } from '../attached-file.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { workNeeded, workProof } from '../proof-of-work.ts';
import { languageCode, tooOften, uid, z } from '../schema.ts';

/** A field that is too long is reported by name; this outer bound is far above what anybody types. */
const typed = (field: ContactField) => z.string().max(contactLengths[field] * 4);
const optional = (field: ContactField) => typed(field).default('');

const wrong = z.enum(contactReasons).optional();

export const sendContact = defineEndpoint({
  area: 'contact',
  name: 'send-contact',
  method: 'POST',
  path: '/api/mailer/contact',
  summary: 'Writes to the office, which answers by mail; the sender gets a number of the case',
  access: 'public',
  writes: true,
  // Each one costs somebody in the office their time.
  limit: { perMinute: 10, by: 'both' },
  claims: 'none',
  request: z.strictObject({
    formData: z.strictObject({
      uid,
      kind: z.enum(contactKinds),
      topic: typed('topic'),
      name: typed('name'),
      company: optional('company'),
      email: typed('email'),
      phone: optional('phone'),
      bookingNumber: optional('bookingNumber'),
      objectNumber: optional('objectNumber'),
      message: typed('message'),
      language: languageCode,
      /** A honeypot: people do not see this field, so whoever fills it in is a script. */
      website: z.string().max(1000).default(''),
      files: attachmentTickets,
      /** Seconds from the first typed character to the submission, if the form knows. */
      seconds: z.number().min(0).max(10_000_000).optional(),
    }),
    /** A form sent twice with the same key creates one case. */
    idempotencyKey: z.string().min(1).max(100).optional(),
    proof: workProof,
  }),
  response: z.object({
    mailSend: z.literal('Y'),
    caseNumber: z.number(),
  }),
  errors: {
    'invalid-contact': {
      status: 422,
      data: z.object({
        fields: z.object({
          topic: wrong,
          name: wrong,
          company: wrong,
          email: wrong,
          phone: wrong,
          bookingNumber: wrong,
          objectNumber: wrong,
          message: wrong,
        }),
      }),
    },
    'too-many-mails': { status: 429, data: tooOften },
    ...attachmentOver,
    ...workNeeded,
    'idempotency-conflict': { status: 409 },
  },
});
