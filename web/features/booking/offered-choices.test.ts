import { expect, test } from 'vitest';
import { parseStayQuery } from '../stay-dates/stay-of-address.ts';
import { draftFromQuery } from './booking-draft.ts';
import { offeredChoices } from './offered-choices.ts';

const fresh = draftFromQuery(parseStayQuery(new URLSearchParams()), { detailPetSize: null });
const insurance = {};
const chosen = { ...fresh, insurance: true, bonus: 'SUMMER', agencyReference: 'V-1' };

test('choices that are not offered count as not chosen, and need no answer', () => {
  expect(offeredChoices(chosen, () => true, insurance)).toEqual(chosen);
  const none = { insurance: false, bonus: '', agencyReference: '' };
  expect(offeredChoices(chosen, () => false, insurance)).toEqual({ ...chosen, ...none });
  expect(offeredChoices(fresh, (option) => option !== 'insurance', insurance)).toEqual({
    ...fresh,
    insurance: false,
  });
  // Where the operator offers none, no guest is asked.
  expect(offeredChoices(fresh, () => true, null)).toEqual({ ...fresh, insurance: false });
});
