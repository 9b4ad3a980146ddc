import { auditCursor, auditParts, auditSubjects } from '../../domain/audit-log.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, optionalDate, shortText, z } from '../schema.ts';

export const listAuditEntries = defineEndpoint({
  area: 'audit-log',
  name: 'list-audit-entries',
  method: 'POST',
  path: '/api/admin/audit-log/list',
  summary: 'Lists what the staff did in all parts of the site, newest first',
  access: { permission: 'accounts.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({
    /** If absent, entries of all parts are listed. */
    part: z.enum(auditParts).optional(),
    /** Part of the name or mail address of the member of the staff. */
    staff: shortText.default(''),
    /** Number of an account, booking, home or case that the act was about. */
    subject: z
      .string()
      .regex(/^\d{0,12}$/)
      .default(''),
    /** First and last day, in the time of Berlin. */
    from: optionalDate,
    until: optionalDate,
    /** `next` of the page before. */
    before: z.string().regex(auditCursor).optional(),
  }),
  response: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        /** ISO 8601, UTC. */
        at: z.string(),
        part: z.enum(auditParts),
        act: z.string(),
        /** The person who acted. The name is empty if the account is deleted, and the number null if none is known. */
        staff: z.object({ name: z.string(), number: z.number().nullable() }),
        /** The subject of the action. `number` is that of its page. */
        subject: z.object({ kind: z.enum(auditSubjects), number: z.number().nullable(), name: z.string() }),
        /** A reason, a role, a changed field; empty if there is none. */
        detail: z.string(),
        amount: amountInEuros.nullable(),
      }),
    ),
    /** Cursor of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
});
