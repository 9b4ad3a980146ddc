import type { ExternalTargets } from '../config.ts';

/** One-segment paths with their target, the query parameter that is passed on, and the pattern of its values. */
const external: Readonly<Record<string, readonly [keyof ExternalTargets, string?, RegExp?]>> = {
  presse: ['press'],
  pressemitteilungen: ['pressReleases', 'year', /^\d{4}$/],
  pressemitteilung: ['pressRelease', 'pressId', /^\d{1,10}$/],
  job_und_karriere: ['jobs'],
  affiliates: ['affiliates'],
};

/** Returns the target of such a path; only the listed parameter is passed on. */
export function externalTarget(
  segments: readonly string[],
  params: URLSearchParams,
  targets: ExternalTargets,
): string | null {
  const [segment, ...otherSegments] = segments;
  if (segment === undefined || otherSegments.length > 0 || !Object.hasOwn(external, segment)) return null;
  const [name, param, form] = external[segment]!;
  const target = targets[name];
  if (target === null) return null;
  const url = new URL(target);
  const value = param === undefined ? null : params.get(param);
  if (param !== undefined && value !== null && form?.test(value)) url.searchParams.set(param, value);
  return url.href;
}
