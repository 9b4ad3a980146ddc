import { findMainLanguage } from './main-language.ts';
import type { Language } from '../language.ts';
import type { GivenFacts } from './facts.ts';

interface InvoicePrefixes {
  stay: string;
  commission: string;
}

/** Rechnung and Provision, invoice and commission, facture and commission, fattura and provvigione. */
const usual: Readonly<Record<Language, InvoicePrefixes>> = {
  de: { stay: 'RE', commission: 'PR' },
  en: { stay: 'INV', commission: 'COM' },
  fr: { stay: 'FA', commission: 'CO' },
  it: { stay: 'FT', commission: 'PV' },
};

type PrefixFacts = Pick<
  GivenFacts,
  'country' | 'languages' | 'stayInvoicePrefix' | 'commissionInvoicePrefix'
>;

/** Returns the prefixes of the invoice numbers: the operator's own, else those of its language. */
export function invoicePrefixes(facts: PrefixFacts): InvoicePrefixes {
  const { stay, commission } = usual[findMainLanguage(facts)];
  return {
    stay: facts.stayInvoicePrefix ?? stay,
    commission: facts.commissionInvoicePrefix ?? commission,
  };
}
