import type { Endpoint } from '../define-endpoint.ts';
import { answerCase } from './answer-case.ts';
import { changeCase } from './change-case.ts';
import { findCases } from './find-cases.ts';
import { getCase } from './get-case.ts';
import { reportProblem } from './report-problem.ts';
import { sendContact } from './send-contact.ts';

export const contactEndpoints = {
  answerCase,
  changeCase,
  findCases,
  getCase,
  reportProblem,
  sendContact,
} as const satisfies Record<string, Endpoint>;
