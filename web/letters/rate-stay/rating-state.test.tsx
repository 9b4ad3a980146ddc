import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OwnRating } from '../../../contract/guest-ratings/own-rating.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { RatingState } from './rating-state.tsx';

const t = createSiteTexts().translate('en');
const open = {
  status: 'open',
  endDate: '2027-03-27',
  lastDay: '2027-09-23',
  heldFor: [],
  decideBy: null,
  refusedFor: null,
  statement: '',
  rating: null,
  editable: true,
  withdrawable: false,
} as unknown as OwnRating;

const shown = (takenBack: boolean): string =>
  renderToStaticMarkup(
    <TextsProvider value={{ language: 'en', t, textsUrl: '' }}>
      <RatingState
        own={open}
        link={{ id: '1', hash: '', proof: '' }}
        page={{ objectPath: '/en/object/1/', contactPath: '/en/help-contact/' }}
        takenBack={takenBack}
        onWithdrawn={() => undefined}
      />
    </TextsProvider>,
  );

test('the withdrawal of a rating is shown above the empty form, and only then', () => {
  expect(shown(true)).toContain('role="status"');
  expect(shown(true)).toContain(t('rate.takenBack'));
  expect(shown(false)).toBe('');
});
