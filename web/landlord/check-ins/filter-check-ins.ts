import type { HomeCheckIns } from '../../../contract/check-ins/check-in.ts';

type Home = HomeCheckIns['homes'][number];

/** Texts: `landlord.checkIn.filter.<filter>`. */
export const checkInFilters = ['all', 'on', 'off', 'suggested'] as const;
export type CheckInFilter = (typeof checkInFilters)[number];

const applies: Record<CheckInFilter, (home: Home) => boolean> = {
  all: () => true,
  on: ({ daysBefore }) => daysBefore !== null,
  off: ({ daysBefore }) => daysBefore === null,
  suggested: ({ daysBefore, suggested }) => suggested && daysBefore === null,
};

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

export const filterCheckIns = (
  homes: readonly Home[],
  filter: CheckInFilter,
  words: string,
): readonly Home[] =>
  homes.filter(
    (home) =>
      applies[filter](home) &&
      fold(`${home.title} ${home.place} ${home.objectNumber}`).includes(fold(words.trim())),
  );
