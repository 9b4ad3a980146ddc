import { readTestId } from './partner-tests.ts';

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
/** Partner ids are stored as numbers. */
const id = /^\d{1,18}$/;
const clickId = /^[\w.-]{1,200}$/;
const ofLink = /^[\w.~-]{1,64}$/;
const word = /^[\w.~+ -]{1,100}$/;
/** Contact id of a mail's link: 128 random bits, or a number of an earlier system. */
const contactId = /^(?:[A-Za-z0-9_-]{22}|\d{1,64})$/;

/** Partners' own programs may call with the networks' click ids unchanged. */
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
  for (const [parameterName, text] of entries) {
    const name = parameterName.toLowerCase();
    if (!isTrackingParameter(name)) continue;
    // If there are several partner ids, the last one counts.
    const value = (name === 'pid' ? text.split(',').at(-1)! : text).trim();
    if (fits(name, value)) params[name] = value;
  }
  return params;
}

/** Parameters whose values in addresses are not just any digits. */
const formsOfAddresses: Partial<Record<TrackingParameter, RegExp>> = {
  ebk: contactId,
  pid: id,
  partner: id,
  subid: ofLink,
};

/**
 * Reads the tracking parameters of an address: names in any case, values of digits only, so that no readable name or word gets into a log;
 * only a partner's name for its own link may be a word, which tells nothing about a guest. All others are dropped.
 */
export function trackingParamsOfAddress(query: URLSearchParams): TrackingParams {
  const params = read(query, (name, value) => (formsOfAddresses[name] ?? digits).test(value));
  if (readTestId(params.subid ?? '') === null) return params;
  // A partner's test visit is attributed to nobody later.
  const { pid: _pid, partner: _partner, subid: _subid, ...others } = params;
  return others;
}

export function trackingParamsOfCall(params: Readonly<Record<string, string>>): TrackingParams {
  return read(Object.entries(params), (name, value) => formsOfCalls[name].test(value));
}

/** Ids by which advertising networks recognize a person; they require consent to marketing. */
const ofMarketing: ReadonlySet<TrackingParameter> = new Set([
  'ebk',
  'gclid',
  'msclkid',
  'dclid',
  'awc',
  'at_gd',
]);

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
