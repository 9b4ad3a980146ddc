/** How far a case is. Texts: `admin.cases.state.<state>`. */
export const caseStates = ['open', 'answered', 'closed', 'suspect'] as const;
export type CaseState = (typeof caseStates)[number];

/** What the office does with a case beside answering it. */
export const caseActions = ['take', 'assign', 'release', 'close', 'reopen'] as const;
export type CaseAction = (typeof caseActions)[number];

/** Answers that are begun in advance. Texts: `mail.contact.templates.<template>`, titles `admin.cases.template.<template>`. */
export const caseTemplates = ['more', 'forwarded', 'solved'] as const;

/** How many characters an answer takes. */
export const answerLength = { min: 5, max: 10_000 } as const;
