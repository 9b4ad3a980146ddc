import { signUpPlaces, siteSource } from '../../domain/newsletter.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { workNeeded, workProof } from '../proof-of-work.ts';
import { plainEmail } from '../../domain/reachable.ts';
import { languageCode, tooOften, z } from '../schema.ts';
import { source } from './newsletter.ts';

export const signUpNewsletter = defineEndpoint({
  area: 'newsletter',
  name: 'sign-up-newsletter',
  method: 'GET',
  path: '/api/mailer/newsletter',
  summary: 'Mails a confirmation link for a newsletter subscription; every address gets the same response',
  access: 'public',
  writes: true,
  limit: { perMinute: 20, by: 'address' },
  claims: 'uid',
  request: z.strictObject({
    email: z.string().max(1000).transform(plainEmail),
    languageCode,
    source: source.default(siteSource),
    source2: source.default(''),
    place: z.enum(signUpPlaces).default('page'),
    /** A honeypot: the field is invisible to people, so only scripts fill it in. */
    website: z.string().max(1000).default(''),
    proof: workProof,
  }),
  response: z.object({ mailSend: z.literal('Y') }),
  errors: {
    'invalid-email': { status: 422 },
    ...workNeeded,
    'too-many-mails': { status: 429, data: tooOften },
  },
});
