import { arrivalRange, query } from './layout/places';
import { TOLERANCE_MAX } from './layout/sizes';
import { exactIndex } from './stay-lengths';

/** Reads the arrivals of the query written by the host. */
export function readQuery(): void {
  const first = max(0, query.today - query.firstDay);
  const end = min(query.arrivalCount, query.horizonDay - query.nights - query.firstDay + 1);
  let nearFirst = first;
  let nearEnd = end;
  while (nearFirst < nearEnd && arrivalShift(nearFirst) > query.tolerance) nearFirst += 1;
  while (nearFirst < nearEnd && arrivalShift(nearEnd - 1) > query.tolerance) nearEnd -= 1;
  arrivalRange.exact = exactIndex(query.nights);
  arrivalRange.first = first;
  arrivalRange.end = end;
  arrivalRange.nearFirst = nearFirst;
  arrivalRange.nearEnd = nearEnd;
}

export function isOn(flag: i32): bool {
  return (query.flags & flag) != 0;
}

export function isWindow(): bool {
  return query.tolerance > TOLERANCE_MAX;
}

/** Days between an arrival and the requested one. */
export function arrivalShift(arrival: i32): i32 {
  return arrival < query.requested ? query.requested - arrival : arrival - query.requested;
}
