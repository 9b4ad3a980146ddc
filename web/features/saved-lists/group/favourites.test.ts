import { expect, test } from 'vitest';
import { favouritesFirst } from './favourites.ts';

const home = (name: string, votesFor: number, votesAgainst: number) => ({
  name,
  votesFor: Array.from({ length: votesFor }),
  votesAgainst: Array.from({ length: votesAgainst }),
});

test('the favourite has the best balance of votes, and of equal ones the most that are for it', () => {
  const homes = [home('new', 0, 0), home('liked', 2, 0), home('disputed', 4, 2), home('refused', 0, 1)];
  expect(favouritesFirst([...homes, home('later', 0, 0)]).map(({ name }) => name)).toEqual([
    'disputed',
    'liked',
    'new',
    'later',
    'refused',
  ]);
});
