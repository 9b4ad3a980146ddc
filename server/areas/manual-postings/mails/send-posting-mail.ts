import type { z } from 'zod';
import { defaultLanguage, isLanguage } from '../../../../domain/language.ts';
import { listRolesWith } from '../../../../domain/roles.ts';
import type { postingMailJob } from '../jobs/posting-mail-job.ts';
import { manualPostingStore } from '../manual-posting-store.ts';
import type { ManualPostingsDeps } from '../manual-postings-context.ts';
import { postingFactsStore } from '../posting-facts-store.ts';
import { sumMoved } from '../draft-lines.ts';
import { renderPostingMail } from './render-posting-mail.ts';

/** Notifies all other accountants of a waiting draft, or its author of a refusal. */
export async function sendPostingMail(
  { connection: { db }, mail, translate, operator, publicUrl, routes }: ManualPostingsDeps,
  { draftId, occasion }: z.output<typeof postingMailJob.payload>,
): Promise<void> {
  const draft = await manualPostingStore.find(db, draftId);
  if (!draft || (occasion === 'drafted' && draft.state !== 'waiting')) return;
  const accountants = await postingFactsStore.accountants(db, listRolesWith('money.update'));
  const recipients = accountants.filter(({ uid }) => (uid === draft.drafted_by) === (occasion === 'refused'));
  const lines = await manualPostingStore.lines(db, [draftId]);
  const site = operator().name;
  for (const { email, name, language: chosen } of recipients) {
    const language = isLanguage(chosen) ? chosen : defaultLanguage;
    await mail.send({
      id: `manual-posting-${draftId}-${occasion}-${email.toLowerCase()}`,
      to: { name, address: email },
      ...renderPostingMail({
        ...{ occasion, language, t: translate(language, site), site, name, draftId },
        ...{ template: draft.template, amount: sumMoved(lines), reason: draft.reason },
        person: (occasion === 'refused' ? draft.decided_name : draft.drafted_name) ?? '',
        note: draft.decision_note,
        url: publicUrl + routes.pathOf('AdminManualPostings', language),
      }),
    });
  }
}
