import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRoutes } from '../../app/routes-context.ts';
import { isValidStay } from '../../../domain/stay.ts';
import type { StayPrice } from '../price/ask-price.ts';
import type { HomeData } from '../home/home-data.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useQuote, type Quote } from '../booking/use-quote.ts';
import { stayQuery, type StayChoice } from '../../../domain/stay-query.ts';

export interface ChosenStay {
  stay: StayChoice;
  /** True if valid dates are chosen. */
  isSet: boolean;
  quote: Quote;
  /** The price of exactly this stay; null while it is loading, if it failed, and without dates. */
  price: StayPrice | null;
  change(by: Partial<StayChoice>): void;
}

/**
 * Returns the stay that is chosen on a home's page, which price box, bar and calendar share. It is stored in the address, so that links and
 * a change of language keep it.
 */
export function useChosenStay(data: HomeData): ChosenStay {
  const { language } = useTexts();
  const { pathOf } = useRoutes();
  const { objectNumber, adultsMax } = data.home;
  const navigate = useNavigate();
  const [stay, setStay] = useState<StayChoice>(data.stay);
  const isSet = isValidStay(stay, data.today);
  const toInput = (choice: StayChoice) => ({
    ...choice,
    childAges: [...choice.childAges],
    objectNumber,
    adultsMax,
    language,
  });
  const quote = useQuote(
    isSet ? toInput(stay) : null,
    data.price ? { input: toInput(data.stay), price: data.price } : null,
  );
  return {
    stay,
    isSet,
    quote,
    price: isSet && !quote.fetching && quote.failure === null ? quote.price : null,
    change(by) {
      const newStay = { ...stay, ...by };
      setStay(newStay);
      void navigate(pathOf('ObjectPage', language, { objectNumber }) + stayQuery(newStay), {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}
