import { caseStates } from '../../domain/contact-case.ts';
import { contactKinds } from '../../domain/contact-form.ts';
import { z } from '../schema.ts';

/** A case as lists show it. */
export const caseSummary = z.object({
  caseNumber: z.number(),
  kind: z.enum(contactKinds),
  topic: z.string(),
  name: z.string(),
  state: z.enum(caseStates),
  /** What the office calls whoever has taken it over; empty: nobody. */
  assignee: z.string(),
  createdAt: z.string(),
  changedAt: z.string(),
});

export const caseDetail = caseSummary.extend({
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  bookingNumber: z.string(),
  objectNumber: z.string(),
  language: z.string(),
  /** Whether the caller has taken it over. */
  mine: z.boolean(),
  messages: z.array(
    z.object({ direction: z.enum(['in', 'out']), author: z.string(), text: z.string(), at: z.string() }),
  ),
  events: z.array(
    z.object({
      kind: z.enum(['taken', 'released', 'answered', 'closed', 'reopened']),
      actor: z.string(),
      at: z.string(),
    }),
  ),
  /** Begun answers in the sender's language. */
  templates: z.array(z.object({ template: z.string(), text: z.string() })),
});

export const caseNotFound = { 'case-not-found': { status: 404 } } as const;
