/** Parts of the marketplace whose acts by the staff are logged. Texts: `audit.part.<part>`, and `audit.act.<part>.<act>`. */
export const auditParts = [
  'accounts',
  'acting',
  'bookings',
  'businesses',
  'calendars',
  'cases',
  'codes',
  'content',
  'homes',
  'messages',
  'money',
  'operator',
  'partnerpayments',
  'partners',
  'ratings',
  'records',
  'vouchers',
] as const;
export type AuditPart = (typeof auditParts)[number];

/** Kinds of subjects of an act that have a page of their own. */
export const auditSubjects = ['person', 'booking', 'home', 'case', 'report', 'none'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Cursor of a page of the log: microseconds since 1970, part and number of the entry before. */
export const auditCursor = /^\d{1,16}:[a-z]{1,20}:\d{1,16}$/;

/** Number of entries of a page of the log. */
export const auditPageSize = 50;
