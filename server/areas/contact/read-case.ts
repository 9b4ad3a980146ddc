import type { findCases } from '../../../contract/contact/find-cases.ts';
import type { getCase } from '../../../contract/contact/get-case.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { ProblemKind } from '../../../domain/booking/promise.ts';
import { caseTemplates, type CaseState } from '../../../domain/contact-case.ts';
import type { ContactKind } from '../../../domain/contact-topics.ts';
import type { Language } from '../../../domain/language.ts';
import type { Queryable } from '../../platform/database.ts';
import { caseStore, type CaseEvent, type ListedCase } from './case-store.ts';
import { replyBlockStore } from './reply-block-store.ts';
import { fillReplyBlock } from './rules/reply-block.ts';
import { officeRoles, type CaseDeps } from './work-on-case.ts';

/** Reads everything needed to answer a case; null if there is no such case. */
export async function readCase(
  { translate, attachments }: Pick<CaseDeps, 'translate' | 'attachments'>,
  db: Queryable,
  caseNumber: number,
  uid: string,
): Promise<ResponseOf<typeof getCase> | null> {
  const row = await caseStore.read(db, caseNumber);
  if (!row) return null;
  const t = translate(row.language as Language);
  const messages = await caseStore.listMessages(db, row.id);
  const events = await caseStore.events(db, row.id);
  const fileRows = await caseStore.files(db, row.id);
  const files = await attachments.present(
    db,
    fileRows.map(({ attachmentId }) => attachmentId),
  );
  const listFiles = (message: number) =>
    fileRows.flatMap(({ messageId, attachmentId }) =>
      messageId === message ? (files.get(attachmentId) ?? []) : [],
    );
  const colleagues = await caseStore.colleagues(db, officeRoles);
  const blocks = await replyBlockStore.list(db, row.language);
  return {
    ...presentCase(row),
    email: row.email,
    phone: row.phone,
    company: row.company,
    bookingNumber: row.booking_number,
    objectNumber: row.object_number,
    language: row.language,
    mine: row.assigned_uid === uid,
    messages: messages.map(({ id, direction, author, text, whole, created_at: at, ...message }) => ({
      direction: direction as 'in' | 'out' | 'note',
      ...{ author, text, whole: whole === text ? '' : whole, from: message.from_address },
      files: listFiles(id),
      refusedFiles: message.refused_files,
      at: at.toISOString(),
    })),
    events: events.map(({ kind, actor, target, followUpOn, at }) => ({
      ...{ kind: kind as CaseEvent, actor, target, followUpOn, at: at.toISOString() },
    })),
    colleagues: colleagues.map(({ number, name }) => ({ number, name })),
    blocks: blocks.map(({ id, title, text }) => ({
      blockID: id,
      title,
      text: fillReplyBlock(text, row.name),
    })),
    templates: caseTemplates.map((template) => ({
      template,
      text: t(`mail.contact.templates.${template}`, { name: row.name }),
    })),
  };
}

export function presentCase(row: ListedCase): ResponseOf<typeof findCases>['cases'][number] {
  return {
    caseNumber: row.case_number,
    kind: row.kind as ContactKind,
    topic: row.topic,
    name: row.name,
    state: row.state as CaseState,
    assignee: row.assignee,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    problem: row.problem as ProblemKind | null,
    dueAt: row.due_at?.toISOString() ?? null,
    followUpOn: row.follow_up_on,
  };
}
