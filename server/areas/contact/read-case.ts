import type { findCases } from '../../../contract/contact/find-cases.ts';
import type { getCase } from '../../../contract/contact/get-case.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { caseTemplates, type CaseState } from '../../../domain/contact-case.ts';
import type { ContactKind } from '../../../domain/contact-form.ts';
import type { Language } from '../../../domain/language.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Queryable } from '../../platform/database.ts';
import { caseStore, type CaseEvent, type ListedCase } from './case-store.ts';

/** Reads all that an answer takes; null where there is no such case. */
export async function readCase(
  { translate }: { translate: (language: Language) => Translate },
  db: Queryable,
  caseNumber: number,
  uid: string,
): Promise<ResponseOf<typeof getCase> | null> {
  const row = await caseStore.read(db, caseNumber);
  if (!row) return null;
  const t = translate(row.language as Language);
  const messages = await caseStore.messages(db, row.id);
  const events = await caseStore.events(db, row.id);
  return {
    ...presentCase(row),
    email: row.email,
    phone: row.phone,
    company: row.company,
    bookingNumber: row.booking_number,
    objectNumber: row.object_number,
    language: row.language,
    mine: row.assigned_uid === uid,
    messages: messages.map(({ direction, author, text, created_at: at }) => ({
      direction: direction === 'out' ? 'out' : 'in',
      author,
      text,
      at: at.toISOString(),
    })),
    events: events.map(({ kind, actor, at }) => ({ kind: kind as CaseEvent, actor, at: at.toISOString() })),
    templates: caseTemplates.map((template) => ({
      template,
      text: t(`mail.contact.templates.${template}`, { name: row.name }),
    })),
  };
}

/** The case as lists show it. */
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
  };
}
