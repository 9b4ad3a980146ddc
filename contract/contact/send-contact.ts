import { contactLengths, contactReasons, type ContactField } from '../../domain/contact-form.ts';
import { contactKinds } from '../../domain/contact-topics.ts';
import { attachmentExpired, attachmentTickets } from '../attached-file.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { workNeeded, workProof } from '../proof-of-work.ts';
import { languageCode, tooOften, uid, z } from '../schema.ts';

/** This bound is far above what people type. A field that is too long is reported by name. */
const typedField = (field: ContactField) => z.string().max(contactLengths[field] * 4);
const optionalField = (field: ContactField) => typedField(field).default('');

const fieldProblem = z.enum(contactReasons).optional();

export const sendContact = defineEndpoint({
  area: 'contact',
  name: 'send-contact',
  method: 'POST',
  path: '/api/mailer/contact',
  summary: 'Sends a message to the office, which answers by mail, and returns the case number',
  access: 'public',
  writes: true,
  // The limit is low because staff read every message.
  limit: { perMinute: 10, by: 'both' },
  claims: 'none',
  request: z.strictObject({
    formData: z.strictObject({
      uid,
      kind: z.enum(contactKinds),
      topic: typedField('topic'),
      name: typedField('name'),
      company: optionalField('company'),
      email: typedField('email'),
      phone: optionalField('phone'),
      bookingNumber: optionalField('bookingNumber'),
      objectNumber: optionalField('objectNumber'),
      message: typedField('message'),
      language: languageCode,
      /** A honeypot: the field is invisible to people, so only scripts fill it in. */
      website: z.string().max(1000).default(''),
      files: attachmentTickets,
      /** Seconds between the first typed character and the submission, if known. */
      seconds: z.number().min(0).max(10_000_000).optional(),
    }),
    /** Repeating a call with the same key does not create another case. */
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
          topic: fieldProblem,
          name: fieldProblem,
          company: fieldProblem,
          email: fieldProblem,
          phone: fieldProblem,
          bookingNumber: fieldProblem,
          objectNumber: fieldProblem,
          message: fieldProblem,
        }),
      }),
    },
    'too-many-mails': { status: 429, data: tooOften },
    ...attachmentExpired,
    ...workNeeded,
    'idempotency-conflict': { status: 409 },
  },
});
