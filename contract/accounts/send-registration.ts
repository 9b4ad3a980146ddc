import { businessLengths, businessReasons, type BusinessField } from '../../domain/business-registration.ts';
import { businessKinds } from '../../domain/roles.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { accountErrors, mailSend } from './account.ts';

/** This bound is far above what people type. A field that is too long is reported by name. */
const typedField = (field: BusinessField) => z.string().max(businessLengths[field] * 4);
const optionalField = (field: BusinessField) => typedField(field).default('');

const fieldProblem = z.enum(businessReasons).optional();

export const sendRegistration = defineEndpoint({
  area: 'accounts',
  name: 'send-registration',
  method: 'POST',
  path: '/api/sendRegistration',
  summary:
    'Registers a landlord, partner or agency, to be confirmed by mail and approved by the office; existing addresses get the same response',
  access: 'public',
  writes: true,
  limit: { perMinute: 20, by: 'address' },
  claims: 'uid',
  request: z.strictObject({
    formData: z.strictObject({
      kind: z.enum(businessKinds),
      company: optionalField('company'),
      salutation: optionalField('salutation'),
      firstName: typedField('firstName'),
      lastName: typedField('lastName'),
      email: typedField('email'),
      phone: optionalField('phone'),
      street: optionalField('street'),
      zip: optionalField('zip'),
      city: optionalField('city'),
      country: optionalField('country'),
      website: optionalField('website'),
      message: optionalField('message'),
      /**
       * True if the landlord lets homes as a trader, which guests are informed of. Partners and agencies are always
       * traders.
       */
      isTrader: z.boolean().default(false),
      /** Hosts and agencies accept the terms for hosts. There are no terms for partners. */
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
          company: fieldProblem,
          salutation: fieldProblem,
          firstName: fieldProblem,
          lastName: fieldProblem,
          email: fieldProblem,
          phone: fieldProblem,
          street: fieldProblem,
          zip: fieldProblem,
          city: fieldProblem,
          country: fieldProblem,
          website: fieldProblem,
          message: fieldProblem,
        }),
      }),
    },
  },
});
