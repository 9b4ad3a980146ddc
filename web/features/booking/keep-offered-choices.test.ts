import { expect, test } from 'vitest';
import { parseStayQuery } from '../stay-dates/stay-of-address.ts';
import { draftFromQuery } from './booking-draft.ts';
import { keepOfferedChoices, offeredFor } from './keep-offered-choices.ts';

const fresh = draftFromQuery(parseStayQuery(new URLSearchParams()), { detailPetSize: null });
const insurance = {};
const chosen = { ...fresh, insurance: true, bonus: 'SUMMER', agencyReference: 'V-1' };

test('choices that are not offered count as not chosen, and need no answer', () => {
  expect(keepOfferedChoices(chosen, () => true, insurance)).toEqual(chosen);
  const none = { insurance: false, bonus: '', agencyReference: '' };
  expect(keepOfferedChoices(chosen, () => false, insurance)).toEqual({ ...chosen, ...none });
  expect(keepOfferedChoices(fresh, (option) => option !== 'insurance', insurance)).toEqual({
    ...fresh,
    insurance: false,
  });
  // If the operator offers none, guests are not asked.
  expect(keepOfferedChoices(fresh, () => true, null)).toEqual({ ...fresh, insurance: false });
});

test('a hold asks for neither insurance nor discount', () => {
  const kept = keepOfferedChoices(
    chosen,
    offeredFor('option', () => true),
    insurance,
  );
  expect(kept).toEqual({ ...chosen, insurance: false, bonus: '' });
  expect(
    keepOfferedChoices(
      chosen,
      offeredFor('booking', () => true),
      insurance,
    ),
  ).toEqual(chosen);
});
