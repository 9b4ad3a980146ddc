/** What a visit carries about where it came from; nothing of it is stored. */
export interface TrafficSource {
  pid: string;
  ptc: string;
  gclid: string;
  msclkid: string;
  dclid: string;
}

/** Parameter names are matched without regard to case; other values than the known forms are dropped. */
export function trafficSourceOf(params: Readonly<Record<string, string>>): TrafficSource {
  const byName = new Map(Object.entries(params).map(([name, value]) => [name.toLowerCase(), value]));
  const fitting = (name: string, form: RegExp): string => {
    const value = byName.get(name) ?? '';
    return form.test(value) ? value : '';
  };
  // Of a list of partner ids the last one counts.
  const pid = (byName.get('pid') ?? '').split(',').at(-1)!.trim();
  return {
    pid: /^\d{1,18}$/.test(pid) ? pid : '',
    ptc: fitting('ptc', /^\d{1,18}$/),
    gclid: fitting('gclid', /^[\w.-]{1,200}$/),
    msclkid: fitting('msclkid', /^[\w.-]{1,200}$/),
    dclid: fitting('dclid', /^[\w.-]{1,200}$/),
  };
}
