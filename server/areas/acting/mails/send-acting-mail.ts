import { defaultLanguage, isLanguage } from '../../../../domain/language.ts';
import type { ActingDeps } from '../acting-context.ts';
import { actingStore } from '../acting-store.ts';
import { renderActingMail } from './render-acting-mail.ts';

/** Sends the mail even if the session has ended meanwhile, so that the represented person learns of every session. */
export async function sendActingMail(deps: ActingDeps, actingId: number): Promise<void> {
  const row = await actingStore.findForMail(deps.connection.db, actingId);
  if (!row) return;
  const language = isLanguage(row.language) ? row.language : defaultLanguage;
  await deps.mail.send({
    id: `acting-${actingId}`,
    to: { name: '', address: row.email },
    ...renderActingMail({
      language,
      translate: deps.translate(language),
      site: deps.operator().name,
      url: deps.publicUrl + deps.routes.pathOf('UserHome', language),
      helpUrl: deps.publicUrl + deps.routes.pathOf('Contact', language),
      name: row.name,
      staff: row.staff,
      reason: row.reason,
      beganAt: row.beganAt.toISOString(),
      until: row.until.toISOString(),
    }),
  });
}
