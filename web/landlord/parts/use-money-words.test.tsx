import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { euros } from '../../../domain/money.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { useMoneyWords } from './use-money-words.ts';

const texts = { language: 'de', t: createSiteTexts().translate('de'), textsUrl: '' } as const;

function Payout({ amount }: { amount: number }): ReactNode {
  const payout = { amount: euros(amount), on: '2026-05-26', state: 'done' } as const;
  return useMoneyWords().payout({ open: euros(0), payout });
}

test.each([
  [516.8, '516,80\u00a0€, ausgezahlt am 26.05.2026'],
  [-111.06, 'Provision 111,06\u00a0€, verrechnet am 26.05.2026'],
])('a payout of %d is said as what it is to the host', (amount, words) => {
  const html = renderToStaticMarkup(
    <TextsProvider value={texts}>
      <Payout amount={amount} />
    </TextsProvider>,
  );
  expect(html).toBe(words);
});
