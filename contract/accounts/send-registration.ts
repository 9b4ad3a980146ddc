import { businessLengths, businessReasons, type BusinessField } from '../../domain/business-registration.ts';
import { businessKinds } from '../../domain/roles.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { accountErrors, mailSend } from './account.ts';

/** A field that is too long is reported by name; this outer bound is far above what anybody types. */
const typed = (field: BusinessField) => z.string().max(businessLengths[field] * 4);
const optional = (field: BusinessField) => typed(field).default('');

const wrong = z.enum(businessReasons).optional();

export const sendRegistration = defineEndpoint({
  area: 'accounts',
  name: 'send-registration',
  method: 'POST',
  path: '/api/sendRegistration',
  summary:
    'Registers a landlord, partner or agency: a mail confirms the address, then the office decides; known addresses are answered alike',
  access: 'public',
  writes: true,
  limit: { perMinute: 20, by: 'address' },
  claims: 'uid',
  request: z.strictObject({
    formData: z.strictObject({
      kind: z.enum(businessKinds),
      company: optional('company'),
      salutation: optional('salutation'),
      firstName: typed('firstName'),
      lastName: typed('lastName'),
      email: typed('email'),
      phone: optional('phone'),
      street: optional('street'),
      zip: optional('zip'),
      city: optional('city'),
      country: optional('country'),
      website: optional('website'),
      message: optional('message'),
      /** The landlord lets homes as a trader, which guests are told; partners and agencies always are traders. */
      isTrader: z.boolean().default(false),
      /** Hosts and agencies accept the terms for hosts; partners have none to accept. */
      acceptTerms: z.boolean().default(false),
      language: languageCode,
    }),
  }),
  response: mailSend,
  errors: {
    'too-many-tries': accountErrors['too-many-tries'],
    'terms-not-accepted': { status: 422 },
    'invalid-registration': {
      status: 422,
      data: z.object({
        fields: z.object({
          company: wrong,
          salutation: wrong,
          firstName: wrong,
          lastName: wrong,
          email: wrong,
          phone: wrong,
          street: wrong,
          zip: wrong,
          city: wrong,
          country: wrong,
          website: wrong,
          message: wrong,
        }),
      }),
    },
  },
});
