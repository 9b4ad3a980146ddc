import { useState } from 'react';
import type { BulkChangeRequest } from '../../../../contract/homes/bulk-change.ts';
import { addDays, todayInBerlin } from '../../../../domain/stay.ts';
import {
  noCosts,
  noTerms,
  readBulk,
  readBulkCosts,
  readBulkRules,
  readBulkTerms,
  type BulkField,
  type BulkWhat,
  type CostsField,
  type TypedBulk,
  type TypedBulkCosts,
  type TypedBulkRules,
  type TypedBulkTerms,
} from './typed-bulk.ts';

const noRules: TypedBulkRules = { leadDays: '', leadHour: '', horizonMonths: '', fillFrom: '', leaveMin: '' };
/** Length of the suggested period in nights. */
const suggestedNights = 30;

export interface BulkTyped {
  /** Null while something is missing or wrong. */
  change: BulkChangeRequest | null;
  rates: TypedBulk;
  setRates: (typed: TypedBulk) => void;
  wrongRates: readonly BulkField[];
  rules: TypedBulkRules;
  setRules: (part: Partial<TypedBulkRules>) => void;
  terms: TypedBulkTerms;
  setTerms: (part: Partial<TypedBulkTerms>) => void;
  costs: TypedBulkCosts;
  setCosts: (part: Partial<TypedBulkCosts>) => void;
  wrongCosts: readonly CostsField[];
}

/** What was typed for a change of many homes, and the change that it makes. */
export function useBulkFields(what: BulkWhat): BulkTyped {
  const [rates, setRates] = useState<TypedBulk>(() => {
    const startDate = todayInBerlin(new Date());
    return { kind: 'percent', startDate, endDate: addDays(startDate, suggestedNights), value: '' };
  });
  const [rules, setRules] = useState<TypedBulkRules>(noRules);
  const [terms, setTerms] = useState(noTerms);
  const [costs, setCosts] = useState(noCosts);
  const ofRates = readBulk(rates);
  const ofCosts = readBulkCosts(costs);
  const readChange = (): BulkChangeRequest | null => {
    if (what === 'rates') return ofRates.change;
    if (what === 'rules') return readBulkRules(rules);
    if (what === 'terms') return readBulkTerms(terms);
    return what === 'costs' ? ofCosts.change : { kind: what };
  };
  return {
    change: readChange(),
    ...{ rates, setRates, wrongRates: ofRates.wrong },
    ...{ rules, setRules: (part) => setRules({ ...rules, ...part }) },
    ...{ terms, setTerms: (part) => setTerms({ ...terms, ...part }) },
    ...{ costs, setCosts: (part) => setCosts({ ...costs, ...part }), wrongCosts: ofCosts.wrong },
  };
}
