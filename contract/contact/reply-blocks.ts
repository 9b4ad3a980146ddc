import { answerLength, replyBlockTitleMax } from '../../domain/contact-case.ts';
import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

const replyBlocks = z.object({
  blocks: z.array(
    z.object({
      blockID: z.number(),
      language: z.enum(languages),
      title: z.string(),
      /** `{{name}}` stands for the person who wrote. */
      text: z.string(),
    }),
  ),
});

export const listReplyBlocks = defineEndpoint({
  area: 'contact',
  name: 'list-reply-blocks',
  method: 'POST',
  path: '/api/admin/reply-blocks/list',
  summary: 'Lists the text blocks of the office in all languages',
  access: { permission: 'office.update' },
  writes: false,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({}),
  response: replyBlocks,
});

export const keepReplyBlock = defineEndpoint({
  area: 'contact',
  name: 'keep-reply-block',
  method: 'POST',
  path: '/api/admin/reply-blocks/keep',
  summary: 'Saves a text block of the office, in place of the one with the same title in this language',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    language: z.enum(languages),
    title: z.string().trim().min(1).max(replyBlockTitleMax),
    text: z.string().trim().min(answerLength.min).max(answerLength.max),
  }),
  response: replyBlocks,
});

export const dropReplyBlock = defineEndpoint({
  area: 'contact',
  name: 'drop-reply-block',
  method: 'POST',
  path: '/api/admin/reply-blocks/drop',
  summary: 'Removes a text block of the office; the answers that were written with it stay',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({ blockID: z.number().int().min(1).max(1e12) }),
  response: replyBlocks,
});
