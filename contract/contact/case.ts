import { problemKinds } from '../../domain/booking/promise.ts';
import { caseStates } from '../../domain/contact-case.ts';
import { contactKinds } from '../../domain/contact-topics.ts';
import { attachedFile } from '../attached-file.ts';
import { z } from '../schema.ts';

export const caseSummary = z.object({
  caseNumber: z.number(),
  kind: z.enum(contactKinds),
  topic: z.string(),
  name: z.string(),
  state: z.enum(caseStates),
  /** Name of the staff member who handles the case. Empty if not assigned. */
  assignee: z.string(),
  createdAt: z.string(),
  changedAt: z.string(),
  /** The kind of problem that a guest reported during a stay. Null for other cases. */
  problem: z.enum(problemKinds).nullable(),
  /** ISO moment by which the case has to be answered. Null once it was answered. */
  dueAt: z.string().nullable(),
  /** The day on which the office wants to look at the case again. Null if none is set. */
  followUpOn: z.string().nullable(),
});

export const caseDetail = caseSummary.extend({
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  bookingNumber: z.string(),
  objectNumber: z.string(),
  language: z.string(),
  mine: z.boolean(),
  messages: z.array(
    z.object({
      /** `note` is what the office wrote down itself, such as a telephone call. */
      direction: z.enum(['in', 'out', 'note']),
      author: z.string(),
      text: z.string(),
      /** The whole mail. Empty if it has no quoted text. */
      whole: z.string(),
      /** The sender's address if it differs from that of the case, else empty. */
      from: z.string(),
      files: z.array(attachedFile),
      refusedFiles: z.number(),
      at: z.string(),
    }),
  ),
  events: z.array(
    z.object({
      kind: z.enum([
        'taken',
        'released',
        'answered',
        'closed',
        'reopened',
        'replied',
        'assigned',
        'added',
        'opened',
        'followUp',
      ]),
      actor: z.string(),
      /** Name of the colleague to whom it was assigned. Empty if there is none. */
      target: z.string(),
      /** The day to which the case was put off. Null if the day was removed, and for other events. */
      followUpOn: z.string().nullable(),
      at: z.string(),
    }),
  ),
  colleagues: z.array(z.object({ number: z.number(), name: z.string() })),
  /** Answer templates in the sender's language that come with the site. */
  templates: z.array(z.object({ template: z.string(), text: z.string() })),
  /** Text blocks in the sender's language that the office has written, filled in for this case. */
  blocks: z.array(z.object({ blockID: z.number(), title: z.string(), text: z.string() })),
});

export const caseNotFound = { 'case-not-found': { status: 404 } } as const;
