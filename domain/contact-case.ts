/** Texts: `admin.cases.state.<state>`. */
export const caseStates = ['open', 'answered', 'closed', 'suspect'] as const;
export type CaseState = (typeof caseStates)[number];

export const caseActions = ['take', 'assign', 'release', 'close', 'reopen', 'followUp'] as const;
export type CaseAction = (typeof caseActions)[number];

/** Answer templates. Texts: `mail.contact.templates.<template>`, titles `admin.cases.template.<template>`. */
export const caseTemplates = ['more', 'forwarded', 'solved'] as const;

/** Characters of what the office notes when it opens a case. */
export const openedCaseLengths = { text: { min: 3, max: 10_000 } } as const;

/** Characters of the title of a text block that the office writes itself. */
export const replyBlockTitleMax = 80;

/** Characters. */
export const answerLength = { min: 5, max: 10_000 } as const;
