/** What an address may tell about where a visitor comes from. */
export const trackingParameters = [
  'pid',
  'partner',
  'ebk',
  'ptc',
  'gclid',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_referrer',
  'msclkid',
  'dclid',
  'awc',
  'at_gd',
  'subid',
] as const;
export type TrackingParameter = (typeof trackingParameters)[number];
export type TrackingParams = Partial<Record<TrackingParameter, string>>;

const digits = /^\d{1,64}$/;
/** Ids of partners are numbers that a database keeps. */
const id = /^\d{1,18}$/;
const clickId = /^[\w.-]{1,200}$/;
/** What a partner calls its link. */
const ofLink = /^[\w.~-]{1,64}$/;
const word = /^[\w.~+ -]{1,100}$/;
/** The contact id of a mail's link: 128 random bits, or the number of an earlier system. */
const contactId = /^(?:[A-Za-z0-9_-]{22}|\d{1,64})$/;

/** Calls may come from a partner's own program, which carries the click ids of its networks as they are. */
const formsOfCalls: Readonly<Record<TrackingParameter, RegExp>> = {
  pid: id,
  partner: id,
  ebk: contactId,
  ptc: id,
  gclid: clickId,
  utm_source: word,
  utm_medium: word,
  utm_campaign: word,
  utm_term: word,
  utm_content: word,
  utm_referrer: word,
  msclkid: clickId,
  dclid: clickId,
  awc: clickId,
  at_gd: clickId,
  subid: ofLink,
};

const isTrackingParameter = (name: string): name is TrackingParameter =>
  (trackingParameters as readonly string[]).includes(name);

function read(
  entries: Iterable<readonly [string, string]>,
  fits: (name: TrackingParameter, value: string) => boolean,
): TrackingParams {
  const params: TrackingParams = {};
  for (const [given, text] of entries) {
    const name = given.toLowerCase();
    if (!isTrackingParameter(name)) continue;
    // Of a list of partner ids the last one counts.
    const value = (name === 'pid' ? text.split(',').at(-1)! : text).trim();
    if (fits(name, value)) params[name] = value;
  }
  return params;
}

/** Those whose values in addresses are more than digits, or fewer. */
const formsOfAddresses: Partial<Record<TrackingParameter, RegExp>> = {
  ebk: contactId,
  pid: id,
  partner: id,
  subid: ofLink,
};

/**
 * The tracking parameters of an address: names in any case, values of digits only, since nothing that somebody could read as
 * a name or a word shall get into a log that way; a partner's name for its own link is no word about a guest. Anything else is dropped.
 */
export function trackingParamsOfAddress(query: URLSearchParams): TrackingParams {
  return read(query, (name, value) => (formsOfAddresses[name] ?? digits).test(value));
}

/** Those of a call. */
export function trackingParamsOfCall(params: Readonly<Record<string, string>>): TrackingParams {
  return read(Object.entries(params), (name, value) => formsOfCalls[name].test(value));
}

/** Ids by which the networks of advertisers know a person again: for marketing alone. */
const ofMarketing: ReadonlySet<TrackingParameter> = new Set([
  'ebk',
  'gclid',
  'msclkid',
  'dclid',
  'awc',
  'at_gd',
]);

/** What may be sent and kept with this consent. */
export function allowedParams(
  params: TrackingParams,
  { statistic, marketing }: { statistic: boolean; marketing: boolean },
): TrackingParams {
  return Object.fromEntries(
    Object.entries(params).filter(([name]) =>
      ofMarketing.has(name as TrackingParameter) ? marketing : statistic || marketing,
    ),
  );
}
