export interface SiteNotice {
  id: 'christmas' | 'newyear' | 'covid' | 'phone';
  place: 'header' | 'bottom';
  /** ISO moments with the offset of Europe/Berlin; null for no bound. */
  from: string | null;
  to: string | null;
  disabled?: boolean;
  cookie: string;
  /** Lifetime of the cookie in days; by default until the window ends, else 30. */
  cookieDays?: number;
}

export const siteNotices: readonly SiteNotice[] = [
  {
    id: 'christmas',
    place: 'header',
    from: '2019-12-20T15:00:00+01:00',
    to: '2019-12-26T22:00:00+01:00',
    cookie: 'noticeChristmasClosed',
  },
  {
    id: 'newyear',
    place: 'header',
    from: '2019-12-27T15:00:00+01:00',
    to: '2020-01-01T22:00:00+01:00',
    cookie: 'noticeNewyearClosed',
  },
  { id: 'covid', place: 'header', from: null, to: null, disabled: true, cookie: 'noticeCovidClosed' },
  {
    id: 'phone',
    place: 'bottom',
    from: '2020-03-16T08:00:00+01:00',
    to: '2020-03-20T18:00:00+01:00',
    cookie: 'bottomBarDismissed',
    cookieDays: 5,
  },
];

const defaultCookieDays = 30;
const daySeconds = 24 * 60 * 60;

/** True within the window, both ends included, unless the notice was closed. */
export function isShown(notice: SiteNotice, now: Date, cookies: string): boolean {
  if (notice.disabled || hasCookie(cookies, notice.cookie)) return false;
  const moment = now.getTime();
  const hasStarted = notice.from === null || moment >= Date.parse(notice.from);
  return hasStarted && (notice.to === null || moment < Date.parse(notice.to));
}

export function closingCookie(notice: SiteNotice, now: Date, secure: boolean): string {
  const untilEnd = notice.to === null ? null : (Date.parse(notice.to) - now.getTime()) / 1000;
  const days = notice.cookieDays ?? defaultCookieDays;
  const seconds = notice.cookieDays === undefined && untilEnd !== null ? untilEnd : days * daySeconds;
  const age = Math.max(0, Math.ceil(seconds));
  return `${notice.cookie}=1; Path=/; Max-Age=${age}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

function hasCookie(cookies: string, name: string): boolean {
  return cookies.split(/;\s*/).some((cookie) => cookie.startsWith(`${name}=`));
}
