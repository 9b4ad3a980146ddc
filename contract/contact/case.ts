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
  /** Name of the staff member who has taken it over; empty: nobody. */
  assignee: z.string(),
  createdAt: z.string(),
  changedAt: z.string(),
  /** What a guest has reported of their stay; null: any other case. */
  problem: z.enum(problemKinds).nullable(),
  /** ISO moment by which that is to be answered; null once it was. */
  dueAt: z.string().nullable(),
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
      direction: z.enum(['in', 'out']),
      author: z.string(),
      text: z.string(),
      /** The whole mail; empty if nothing was quoted. */
      whole: z.string(),
      /** The sender's address if it is not that of the case; else empty. */
      from: z.string(),
      files: z.array(attachedFile),
      refusedFiles: z.number(),
      at: z.string(),
    }),
  ),
  events: z.array(
    z.object({
      kind: z.enum(['taken', 'released', 'answered', 'closed', 'reopened', 'replied', 'assigned', 'added']),
      actor: z.string(),
      /** Name of the colleague to whom it was assigned; empty: nobody. */
      target: z.string(),
      at: z.string(),
    }),
  ),
  colleagues: z.array(z.object({ number: z.number(), name: z.string() })),
  /** Answer templates in the sender's language. */
  templates: z.array(z.object({ template: z.string(), text: z.string() })),
});

export const caseNotFound = { 'case-not-found': { status: 404 } } as const;
