import type { AuditPart } from '../../../domain/audit-log.ts';
import { contentKinds } from '../../../domain/content-reviews.ts';
import { isPlainDate } from '../../../domain/stay.ts';
import { staffRoles } from '../../../domain/roles.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { formatSubject } from '../../../texts/ledger-subject.ts';
import type { AuditEntry } from './audit-entry.ts';

const storedMoment = /\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z/g;
const storedDay = /\b\d{4}-\d\d-\d\d\b/g;
const importNote = /^(\d+) matched, (\d+) doubtful, (\d+) set aside, (\d+) known(?:, (\d+) left out)?$/;
const exportNote = /^(?:(sheet|csv|DATEV) )?(\d{4}-\d\d-\d\d) (\d{4}-\d\d-\d\d)$/;

/** Ends the names of acts that one change of many homes made. */
const ofMany = 'Bulk';

/** Names logged actions with the words of the page on which they are done. */
export function useActWords(): Record<
  'formatAct' | 'formatDetail' | 'formatName',
  (entry: AuditEntry) => string
> {
  const { t, format } = useTexts();
  const formatName = ({ part, subject: { name } }: AuditEntry): string => {
    if (part === 'operator' && t.has(`operator.fact.${name}`)) return t(`operator.fact.${name}`);
    if (part !== 'money') return name;
    return t.has(`money.list.${name}`) ? t(`money.list.${name}`) : formatSubject(t, name);
  };
  const formatDetail = ({ part, act, detail }: AuditEntry): string => {
    if (part === 'content' && act === 'review-rules') {
      const kinds = contentKinds.filter((kind) => detail.split(', ').includes(kind));
      return kinds.map((kind) => t(`desk.reviews.kind.${kind}`)).join(', ');
    }
    if (part === 'accounts' && staffRoles.some((role) => role === detail)) return t(`admin.roles.${detail}`);
    if (part === 'records' && t.has(`audit.sought.${detail}`)) return t(`audit.sought.${detail}`);
    if (part === 'money' && act === 'search' && t.has(`audit.sought.${detail}`))
      return t(`audit.sought.${detail}`);
    if (part === 'money' && act === 'import') return formatImport(detail);
    if (part === 'money' && act === 'export') return formatExport(detail);
    return withDates(detail);
  };
  /** Notes hold dates as they are stored. */
  const withDates = (note: string): string =>
    note
      .replace(storedMoment, (moment) => format.moment(moment))
      .replace(storedDay, (day) => (isPlainDate(day) ? format.date(day) : day));
  const formatImport = (note: string): string => {
    const counts = importNote
      .exec(note)
      ?.slice(1)
      .map((count) => Number(count ?? 0));
    if (!counts) return withDates(note);
    const [matched = 0, doubtful = 0, setAside = 0, known = 0, leftOut = 0] = counts;
    const lines = t('money.files.imported', { matched, doubtful, setAside, known });
    return leftOut === 0 ? lines : `${lines} ${t('money.leftOut.title', { count: leftOut })}`;
  };
  const formatExport = (note: string): string => {
    const [, form = 'csv', from, until] = exportNote.exec(note) ?? [];
    if (!from || !until || !isPlainDate(from) || !isPlainDate(until)) return withDates(note);
    return t(`audit.export.${form.toLowerCase()}`, { from: format.date(from), until: format.date(until) });
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
