import type { AuditPart } from '../../../domain/audit-log.ts';
import { contentKinds } from '../../../domain/content-reviews.ts';
import { staffRoles } from '../../../domain/roles.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { formatSubject } from '../../../texts/ledger-subject.ts';
import type { AuditEntry } from './audit-entry.ts';

/** Ends the names of acts that one change of many homes made. */
const ofMany = 'Bulk';

/** Names logged actions with the words of the page on which they are done. */
export function useActWords(): Record<
  'formatAct' | 'formatDetail' | 'formatName',
  (entry: AuditEntry) => string
> {
  const { t } = useTexts();
  const formatName = ({ part, subject: { name } }: AuditEntry): string => {
    if (part === 'operator' && t.has(`operator.fact.${name}`)) return t(`operator.fact.${name}`);
    return part === 'money' ? formatSubject(t, name) : name;
  };
  const formatDetail = ({ part, act, detail }: AuditEntry): string => {
    if (part === 'content' && act === 'review-rules') {
      const kinds = contentKinds.filter((kind) => detail.split(', ').includes(kind));
      return kinds.map((kind) => t(`desk.reviews.kind.${kind}`)).join(', ');
    }
    if (part === 'accounts' && staffRoles.some((role) => role === detail)) return t(`admin.roles.${detail}`);
    if (part === 'records' && t.has(`audit.sought.${detail}`)) return t(`audit.sought.${detail}`);
    return detail;
  };
  const ways: Partial<Record<AuditPart, (act: string) => readonly string[]>> = {
    bookings: (act) => [`records.booking.event.${act}`],
    calendars: (act) => [`admin.history.event.calendar.${act}`, `admin.history.event.imports.${act}`],
    cases: (act) => [`admin.cases.event.${act}`],
    codes: (act) => [`bonus.act.${act}`],
    content: (act) => [`desk.action.${act}`],
    homes: (act) => [`admin.history.event.states.${act}`, `admin.history.event.changes.${act}`],
    messages: (act) => [`admin.messages.event.${act}`],
    money: (act) => [`money.act.${act}`],
  };
  const formatAct = (entry: AuditEntry): string => {
    const [act, isOfMany] = entry.act.endsWith(ofMany)
      ? [entry.act.slice(0, -ofMany.length), true]
      : [entry.act, false];
    const words = formatPlainAct(entry.part, act);
    return isOfMany ? t('audit.ofMany', { act: words }) : words;
  };
  const formatPlainAct = (part: AuditPart, act: string): string => {
    const keys = [`audit.act.${part}.${act}`, ...(ways[part]?.(act) ?? [])];
    const key = keys.find((one) => t.has(one));
    return key === undefined ? act : t(key);
  };
  return { formatAct, formatDetail, formatName };
}
