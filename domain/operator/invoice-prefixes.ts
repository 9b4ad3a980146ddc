import { findMainLanguage } from './main-language.ts';
import type { Language } from '../language.ts';
import type { GivenFacts } from './facts.ts';

interface InvoicePrefixes {
  stay: string;
  commission: string;
}

/** Abbreviations of the words for invoice and commission in each language. */
const usualPrefixes: Readonly<Record<Language, InvoicePrefixes>> = {
  de: { stay: 'RE', commission: 'PR' },
  en: { stay: 'INV', commission: 'COM' },
  fr: { stay: 'FA', commission: 'CO' },
  it: { stay: 'FT', commission: 'PV' },
};

type PrefixFacts = Pick<
  GivenFacts,
  'country' | 'languages' | 'stayInvoicePrefix' | 'commissionInvoicePrefix'
>;

/** Returns the prefixes of invoice numbers that the operator has chosen, else those of its main language. */
export function invoicePrefixes(facts: PrefixFacts): InvoicePrefixes {
  const { stay, commission } = usualPrefixes[findMainLanguage(facts)];
  return {
    stay: facts.stayInvoicePrefix ?? stay,
    commission: facts.commissionInvoicePrefix ?? commission,
  };
}
