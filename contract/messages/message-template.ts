import { languages } from '../../domain/language.ts';
import { messageLength } from '../../domain/messages/message-limits.ts';
import { placeholders } from '../../domain/messages/placeholders.ts';
import {
  accessValueLength,
  templateHomesMax,
  templateNameLength,
  templateReasons,
} from '../../domain/messages/template-limits.ts';
import { timingKinds } from '../../domain/messages/timed-messages.ts';
import { objectNumber, wholeNumber, z } from '../schema.ts';

export const templateId = wholeNumber(0, Number.MAX_SAFE_INTEGER);

const timing = z.strictObject({
  kind: z.enum(timingKinds),
  /** Before arrival or after departure; 0 for other kinds. */
  days: z.number().min(0).max(1000),
  /** HH:MM by the clock at the home; empty for `confirmed`. */
  time: z.string().max(10),
});

const templateTexts = z
  .array(z.strictObject({ language: z.enum(languages), text: z.string().max(messageLength * 2) }))
  .max(languages.length);

export const templateFields = {
  name: z.string().max(templateNameLength * 4),
  /** At least one. Placeholders have their names in any of our languages, in braces. */
  texts: templateTexts,
  /** Null for all homes. */
  homes: z.array(objectNumber).min(1).max(templateHomesMax).nullable(),
  /** Null for a template that is only used by hand. */
  timing: timing.nullable(),
};

const accessValue = z.string().trim().max(accessValueLength);
export const accessFields = { wifiName: accessValue, wifiPassword: accessValue, keyCode: accessValue };

const template = z.object({
  templateID: z.number(),
  name: z.string(),
  /** Placeholders have their names in the caller's language. */
  texts: templateTexts,
  homes: z.array(z.number()).nullable(),
  timing: timing.nullable(),
  /** Placeholders for which one of its homes has no value. */
  missing: z.array(
    z.object({ objectNumber: z.number(), title: z.string(), placeholders: z.array(z.enum(placeholders)) }),
  ),
});
export type MessageTemplate = z.infer<typeof template>;

export const templateList = z.object({
  templates: z.array(template),
  homes: z.array(z.object({ objectNumber: z.number(), title: z.string(), ...accessFields })),
});
export type TemplateList = z.infer<typeof templateList>;

export const templateErrors = {
  'template-not-found': { status: 404 },
  'template-invalid': {
    status: 422,
    data: z.object({
      /** The reason by field: `name`, `texts`, `texts.de`, `homes`, `timing`. */
      fields: z.record(z.string(), z.enum(templateReasons)),
      /** Names in braces that are no placeholders, as they were typed. */
      unknown: z.array(z.string()),
    }),
  },
} as const;

export const plannedMessages = z.object({
  messages: z.array(
    z.object({
      templateID: z.number(),
      name: z.string(),
      /** Time at which the message is due, was due, or was sent. */
      at: z.string(),
      /** `blocked` messages are planned or due, but lack a value. */
      state: z.enum(['planned', 'blocked', 'sent', 'skipped', 'missed']),
      /** The text as the guest gets it. */
      text: z.string(),
      missing: z.array(z.enum(placeholders)),
    }),
  ),
});
export type PlannedMessages = z.infer<typeof plannedMessages>;
