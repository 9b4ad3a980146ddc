import { z } from 'zod';
import { webhookMessages } from '../../contract/webhooks/webhook-messages.ts';
import { toJsonSchema } from './openapi.ts';

const headers = [
  ['webhook-id', 'The same for each try of a message. What was received before can be ignored.'],
  ['webhook-timestamp', 'Seconds since 1970 at which it was sent.'],
  [
    'webhook-signature',
    'Signatures, separated by spaces. Each is "v1," and the base64 of the HMAC SHA-256 of "id.timestamp.body".',
  ],
] as const;

/** Describes the messages that are sent to the webhooks of landlords and agencies, in the section `webhooks` of OpenAPI. */
export function describeWebhooks(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(webhookMessages).map(([type, { summary, data }]) => [
      type,
      {
        post: {
          operationId: `webhook-${type}`,
          summary,
          tags: ['webhooks'],
          parameters: headers.map(([name, description]) => ({
            ...{ name, in: 'header', required: true, description, schema: { type: 'string' } },
          })),
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: toJsonSchema(
                  z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data }),
                  'output',
                ),
              },
            },
          },
          responses: {
            '2XX': {
              description: 'Received. Any other answer, and none within ten seconds, is tried again.',
            },
          },
        },
      },
    ]),
  );
}
