/** What is looked for in a test visit by a partner's link, in the order of a visit. Texts: `partner.test.step.<step>`. */
export const partnerTestSteps = ['opened', 'visit', 'search', 'home', 'booking', 'requested'] as const;
export type PartnerTestStep = (typeof partnerTestSteps)[number];

/** Steps of which the visitor's browser tells; the server sees the others itself. */
export const browserSteps = [
  'visit',
  'search',
  'home',
  'booking',
] as const satisfies readonly PartnerTestStep[];

export const partnerTestMinutes = 30;

const marker = '~test.';
const testId = /^~test\.([\w-]{22})$/;

/** The name that a link has in a test: it goes the way of a partner's own names of links, and is counted nowhere. */
export const testSubId = (id: string): string => marker + id;

/** Returns the test of a link's name; null for any other name. */
export const readTestId = (subId: string): string | null => testId.exec(subId)?.[1] ?? null;
