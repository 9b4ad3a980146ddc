import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { spokenMark, timeInWords, timeLeft, type TimeLeft } from './hold-time.ts';
import styles from './hold-countdown.module.css';

const tickMs = 5_000;

/** Returns null once the option has expired. */
export function useTimeLeft(until: string): TimeLeft | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    const timer = setInterval(tick, tickMs);
    // Browsers throttle timers in hidden tabs, so the time is updated when the tab is shown again.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return timeLeft(until, now);
}

/** Shows the remaining time of an option, in words and as a bar. Screen readers announce it at a few marks only, not every minute. */
export function HoldCountdown({
  since,
  until,
  left,
}: {
  since: string;
  until: string;
  left: TimeLeft | null;
}): ReactNode {
  const { t, format } = useTexts();
  const totalMs = Math.max(1, Date.parse(until) - Date.parse(since));
  const mark = left && spokenMark(left.ms);
  return (
    <div className={styles.hold}>
      <p className={styles.left} data-testid="hold-left">
        {left ? t('booking.hold.left', { time: timeInWords(left, t) }) : t('booking.hold.over')}
      </p>
      <progress
        className={styles.track}
        max={100}
        value={left ? Math.round((left.ms / totalMs) * 100) : 0}
        aria-label={t('booking.hold.bar')}
      />
      <p>{t('booking.hold.until', { moment: format.moment(until) })}</p>
      <p className="visually-hidden" role="status" data-testid="hold-spoken">
        {left === null
          ? t('booking.hold.over')
          : mark === null
            ? ''
            : t('booking.hold.lessThan', {
                time: timeInWords(timeLeft(until, Date.parse(until) - mark)!, t),
              })}
      </p>
    </div>
  );
}
