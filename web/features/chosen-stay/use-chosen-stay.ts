import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRoutes } from '../../app/routes-context.ts';
import { isValidStay } from '../../../domain/stay.ts';
import type { AskedPrice } from '../price/ask-price.ts';
import type { HomeData } from '../home/home-data.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useQuote, type Quote } from '../booking/use-quote.ts';
import { stayQuery, type StayChoice } from '../../../domain/stay-query.ts';

export interface ChosenStay {
  stay: StayChoice;
  dated: boolean;
  quote: Quote;
  /** The price of exactly this stay; null while it is loading, where it failed, and without dates. */
  price: AskedPrice | null;
  change(by: Partial<StayChoice>): void;
}

/**
 * The stay that is chosen on a home's page: price box, bar and calendar share it. It is kept in the address, so that links and a change
 * of language keep it, too.
 */
export function useChosenStay(data: HomeData): ChosenStay {
  const { language } = useTexts();
  const { pathOf } = useRoutes();
  const { objectNumber, adultsMax } = data.home;
  const navigate = useNavigate();
  const [stay, setStay] = useState<StayChoice>(data.stay);
  const dated = isValidStay(stay, data.today);
  const inputOf = (choice: StayChoice) => ({
    ...choice,
    childAges: [...choice.childAges],
    objectNumber,
    adultsMax,
    language,
  });
  const quote = useQuote(
    dated ? inputOf(stay) : null,
    data.price ? { input: inputOf(data.stay), price: data.price } : null,
  );
  return {
    stay,
    dated,
    quote,
    price: dated && !quote.fetching && quote.failure === null ? quote.price : null,
    change(by) {
      const next = { ...stay, ...by };
      setStay(next);
      void navigate(pathOf('ObjectPage', language, { objectNumber }) + stayQuery(next), {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}
