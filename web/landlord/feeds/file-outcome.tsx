import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import { countAll, type CalendarImport } from './calendar-import.ts';
import own from './feeds.module.css';
import { UnreadLines } from './unread-lines.tsx';

/** Says which nights of a file are or would be blocked, and on which something lies already. */
export function FileOutcome({ outcome, isDone }: { outcome: CalendarImport; isDone: boolean }): ReactNode {
  const { t } = useTexts();
  const { problem, blocked, left, remarks } = outcome;
  if (problem !== null) {
    return (
      <Notice kind="warning" title={t('landlord.feeds.preview.refused')} role="alert">
        <p>{t(`landlord.feeds.file.problem.${problem}`)}</p>
      </Notice>
    );
  }
  return (
    <>
      <Notice
        kind={isDone ? 'success' : 'info'}
        role="status"
        title={t(`landlord.feeds.file.${isDone ? 'done' : 'would'}`, { count: countAll(blocked) })}
      >
        <StayList stays={blocked} />
        {blocked.length === 0 && (
          <p>{t(`landlord.feeds.file.${left.length > 0 ? 'nothingNew' : 'empty'}`)}</p>
        )}
        {remarks.map(({ code, count }) => (
          <p key={code}>{t(`landlord.feeds.remark.${code}`, { count })}</p>
        ))}
      </Notice>
      {left.length > 0 && (
        <Notice kind="warning" title={t('landlord.feeds.file.left', { count: countAll(left) })}>
          <StayList stays={left} />
        </Notice>
      )}
      <UnreadLines {...outcome} />
    </>
  );
}

/** Stays that are shown at once; the rest is folded. */
const shownMax = 8;

function StayList({ stays }: { stays: CalendarImport['blocked'] }): ReactNode {
  const { t, format } = useTexts();
  const items = stays.map(({ startDate, endDate }) => (
    <li key={startDate}>{`${format.date(startDate)} – ${format.date(endDate)}`}</li>
  ));
  if (items.length === 0) return null;
  return (
    <>
      <ul className={own.stays}>{items.slice(0, shownMax)}</ul>
      {items.length > shownMax && (
        <details>
          <summary>{t('landlord.feeds.file.more', { count: items.length - shownMax })}</summary>
          <ul className={own.stays}>{items.slice(shownMax)}</ul>
        </details>
      )}
    </>
  );
}
