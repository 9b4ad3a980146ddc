/** Countries with a single time zone, by lower-case ISO 3166 code. */
const zones: Readonly<Record<string, string>> = {
  ...{ ad: 'Europe/Andorra', al: 'Europe/Tirane', at: 'Europe/Vienna', ba: 'Europe/Sarajevo' },
  ...{ be: 'Europe/Brussels', bg: 'Europe/Sofia', by: 'Europe/Minsk', ch: 'Europe/Zurich' },
  ...{ cy: 'Asia/Nicosia', cz: 'Europe/Prague', de: 'Europe/Berlin', dk: 'Europe/Copenhagen' },
  ...{ ee: 'Europe/Tallinn', es: 'Europe/Madrid', fi: 'Europe/Helsinki', fo: 'Atlantic/Faroe' },
  ...{ fr: 'Europe/Paris', gb: 'Europe/London', gi: 'Europe/Gibraltar', gr: 'Europe/Athens' },
  ...{ hr: 'Europe/Zagreb', hu: 'Europe/Budapest', ie: 'Europe/Dublin', is: 'Atlantic/Reykjavik' },
  ...{ it: 'Europe/Rome', li: 'Europe/Vaduz', lt: 'Europe/Vilnius', lu: 'Europe/Luxembourg' },
  ...{ lv: 'Europe/Riga', mc: 'Europe/Monaco', md: 'Europe/Chisinau', me: 'Europe/Podgorica' },
  ...{ mk: 'Europe/Skopje', mt: 'Europe/Malta', nl: 'Europe/Amsterdam', no: 'Europe/Oslo' },
  ...{ pl: 'Europe/Warsaw', pt: 'Europe/Lisbon', ro: 'Europe/Bucharest', rs: 'Europe/Belgrade' },
  ...{ se: 'Europe/Stockholm', si: 'Europe/Ljubljana', sk: 'Europe/Bratislava', sm: 'Europe/San_Marino' },
  ...{ tr: 'Europe/Istanbul', ua: 'Europe/Kyiv', va: 'Europe/Vatican' },
};

/** Returns the time zone of a home. Two countries have islands far out in the Atlantic, recognized by their longitude. */
export function findTimeZone({ country, lon }: { country: string; lon: number }): string {
  if (country === 'es' && lon < -12) return 'Atlantic/Canary';
  if (country === 'pt' && lon < -20) return 'Atlantic/Azores';
  if (country === 'pt' && lon < -15) return 'Atlantic/Madeira';
  return zones[country] ?? 'Europe/Berlin';
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a moment as `2027-06-03 18:30:00` in a zone. */
export function toLocalTime(zone: string, moment: Date): string {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      ...{ dateStyle: 'short', timeStyle: 'medium' },
    });
    formats.set(zone, format);
  }
  return format.format(moment);
}

export function isTimeZone(zone: string): boolean {
  try {
    toLocalTime(zone, new Date(0));
    return true;
  } catch {
    return false;
  }
}

export const toLocalDay = (zone: string, moment: Date): string => toLocalTime(zone, moment).slice(0, 10);

/** Returns the moment of a local time such as `2027-06-03T18:30:00`; about an hour off if that hour is skipped. */
export function toMoment(zone: string, time: string): Date {
  const utcMillis = Date.parse(`${time}Z`);
  const zoneOffset = (moment: number): number =>
    Date.parse(`${toLocalTime(zone, new Date(moment)).replace(' ', 'T')}Z`) - moment;
  const first = utcMillis - zoneOffset(utcMillis);
  return new Date(utcMillis - zoneOffset(first));
}
