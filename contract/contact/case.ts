import { caseStates } from '../../domain/contact-case.ts';
import { contactKinds } from '../../domain/contact-topics.ts';
import { attachedFile } from '../attached-file.ts';
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
    z.object({
      direction: z.enum(['in', 'out']),
      author: z.string(),
      text: z.string(),
      /** The whole mail; empty where nothing was quoted. */
      whole: z.string(),
      /** Another address than that of the case; empty: that one. */
      from: z.string(),
      files: z.array(attachedFile),
      /** How many files were not taken. */
      refusedFiles: z.number(),
      at: z.string(),
    }),
  ),
  events: z.array(
    z.object({
      kind: z.enum(['taken', 'released', 'answered', 'closed', 'reopened', 'replied', 'assigned']),
      actor: z.string(),
      /** The name of the colleague it was given to, empty where it was given to nobody. */
      target: z.string(),
      at: z.string(),
    }),
  ),
  /** Who may be given the case, by the numbers of their accounts. */
  colleagues: z.array(z.object({ number: z.number(), name: z.string() })),
  /** Begun answers in the sender's language. */
  templates: z.array(z.object({ template: z.string(), text: z.string() })),
});

export const caseNotFound = { 'case-not-found': { status: 404 } } as const;
