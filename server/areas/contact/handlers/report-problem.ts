import type { reportProblem as endpoint } from '../../../../contract/contact/report-problem.ts';
import type { Handler } from '../../../http/handler.ts';
import { reportProblem, type ReportProblemDeps } from '../report-problem.ts';

export function reportProblemHandler(deps: ReportProblemDeps): Handler<typeof endpoint, { id: number }> {
  return ({ problem, text, files, idempotencyKey }, { opened }) =>
    reportProblem(deps, opened.id, { problem, text: text.trim(), files, idempotencyKey });
}
