import type { getPlannedMessages } from '../../../../contract/messages/get-planned-messages.ts';
import type { PlannedMessages } from '../../../../contract/messages/message-template.ts';
import type { skipPlannedMessage } from '../../../../contract/messages/skip-planned-message.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import type { MessagesDeps } from '../messages-deps.ts';
import { fillTemplate } from '../templates/fill-template.ts';
import { planMail } from '../templates/plan-mail.ts';
import { timedStore, type TimedRow } from '../templates/timed-store.ts';

type PlannedMessage = PlannedMessages['messages'][number];

const notFound = { ok: false, type: 'booking-not-found', data: null } as const;

function present({ clock, translate }: MessagesDeps, row: TimedRow): PlannedMessage[] {
  const { templateId, name, decided, decidedAt } = row;
  const { text, missing, isBlocked } = fillTemplate(row.texts, row, translate);
  if (decided === 'sent' && decidedAt) {
    // Shows sent messages as in the thread, because the template may have changed since.
    return [
      { templateID: templateId, name, at: decidedAt.toISOString(), state: 'sent', text: '', missing: [] },
    ];
  }
  const plan = planMail(row, clock.now());
  if (!plan) return [];
  const open = isBlocked ? 'blocked' : 'planned';
  const state = decided === 'skipped' ? 'skipped' : plan.state === 'missed' ? 'missed' : open;
  return [{ templateID: templateId, name, at: plan.at.toISOString(), state, text, missing }];
}

const presentAll = (deps: MessagesDeps, rows: readonly TimedRow[]): PlannedMessages => ({
  messages: rows
    .flatMap((row) => present(deps, row))
    .sort((one, other) => one.at.localeCompare(other.at) || one.templateID - other.templateID),
});

export function getPlannedMessagesHandler(deps: MessagesDeps): Handler<typeof getPlannedMessages> {
  return async ({ bookingId }, { user: { uid } }) => {
    const rows = await timedStore.listByBooking(deps.connection.db, uid, bookingId);
    return rows ? { ok: true, data: presentAll(deps, rows) } : notFound;
  };
}

export function skipPlannedMessageHandler(deps: MessagesDeps): Handler<typeof skipPlannedMessage> {
  return async ({ bookingId, templateID: templateId, isSkipped }, { user: { uid } }) =>
    retryTransaction(deps.connection, async (tx) => {
      const rows = await timedStore.listByBooking(tx, uid, bookingId);
      if (!rows) return notFound;
      const row = rows.find((one) => one.templateId === templateId);
      if (!row) return { ok: false, type: 'template-not-found', data: null };
      if (row.decided === 'sent') return { ok: false, type: 'message-sent', data: null };
      const at = deps.clock.now();
      if (isSkipped) await timedStore.decide(tx, { bookingId, templateId, state: 'skipped', at });
      else await timedStore.unskip(tx, bookingId, templateId);
      const after = await timedStore.listByBooking(tx, uid, bookingId);
      // The message may have been sent in between.
      if (isSkipped && after?.find((one) => one.templateId === templateId)?.decided === 'sent') {
        return { ok: false, type: 'message-sent', data: null };
      }
      return { ok: true, data: presentAll(deps, after ?? []) };
    });
}
