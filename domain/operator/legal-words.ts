import { countryName } from '../country-name.ts';
import type { Language, Localized } from '../language.ts';

/** Phrases about the law of the company's country, in the form that the sentences of legal pages need. */
interface LegalWords {
  /** The applicable law. In English and French it begins a sentence, in German and Italian it is within one. */
  law: string;
  /** The rule that excludes a right of withdrawal for stays on fixed dates. */
  noWithdrawal: string;
  /** States whether consumers can turn to a mediator. */
  mediation: string;
}

/** For Britain the law of England and Wales is assumed. Operators under another law have to edit their pages. */
const laws: Readonly<Record<string, Localized>> = {
  DE: { de: 'deutsches Recht', en: 'German law', fr: 'Le droit allemand', it: 'il diritto tedesco' },
  AT: {
    de: 'österreichisches Recht',
    en: 'Austrian law',
    fr: 'Le droit autrichien',
    it: 'il diritto austriaco',
  },
  CH: { de: 'schweizerisches Recht', en: 'Swiss law', fr: 'Le droit suisse', it: 'il diritto svizzero' },
  FR: { de: 'französisches Recht', en: 'French law', fr: 'Le droit français', it: 'il diritto francese' },
  IT: { de: 'italienisches Recht', en: 'Italian law', fr: 'Le droit italien', it: 'il diritto italiano' },
  GB: {
    de: 'das Recht von England und Wales',
    en: 'The law of England and Wales',
    fr: 'Le droit d’Angleterre et du pays de Galles',
    it: 'il diritto di Inghilterra e Galles',
  },
};

const withdrawalRules: Readonly<Record<string, Localized>> = {
  DE: {
    de: '§ 312g Absatz 2 Nummer 9 BGB',
    en: 'section 312g(2) no. 9 of the German Civil Code',
    fr: 'l’article 312g, alinéa 2, n° 9 du Code civil allemand',
    it: 'l’art. 312g, comma 2, n. 9, del Codice civile tedesco',
  },
  AT: {
    de: '§ 18 Absatz 1 Ziffer 10 FAGG',
    en: 'section 18(1) no. 10 of the Austrian Distance Selling Act (FAGG)',
    fr: 'l’article 18, alinéa 1, n° 10 de la loi autrichienne FAGG',
    it: 'l’art. 18, comma 1, n. 10, della legge austriaca FAGG',
  },
  FR: {
    de: 'Artikel L. 221-28 Nummer 12 des französischen Verbrauchergesetzbuchs',
    en: 'article L. 221-28, 12° of the French Consumer Code',
    fr: 'l’article L. 221-28, 12° du Code de la consommation',
    it: 'l’articolo L. 221-28, 12° del Codice del consumo francese',
  },
  IT: {
    de: 'Artikel 59 Absatz 1 Buchstabe n des italienischen Verbrauchergesetzbuchs',
    en: 'article 59(1)(n) of the Italian Consumer Code',
    fr: 'l’article 59, alinéa 1, lettre n du Code de la consommation italien',
    it: 'l’art. 59, comma 1, lettera n), del Codice del consumo',
  },
  GB: {
    de: 'Regulation 28(1)(h) der britischen Consumer Contracts Regulations 2013',
    en: 'regulation 28(1)(h) of the Consumer Contracts Regulations 2013',
    fr: 'la règle 28(1)(h) des Consumer Contracts Regulations 2013 britanniques',
    it: 'la regola 28(1)(h) delle Consumer Contracts Regulations 2013 britanniche',
  },
};

const usualRule: Localized = {
  de: 'Artikel 16 Buchstabe l der Richtlinie 2011/83/EU',
  en: 'article 16(l) of Directive 2011/83/EU',
  fr: 'l’article 16, point l) de la directive 2011/83/UE',
  it: 'l’articolo 16, lettera l), della direttiva 2011/83/UE',
};

const noMediation: Localized = {
  de: 'Wir sind weder verpflichtet noch bereit, an einem Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
  en: 'We are neither obliged nor willing to take part in proceedings before a consumer arbitration board.',
  fr: 'Nous ne sommes ni tenus ni disposés à participer à une procédure devant un organe de médiation de la consommation.',
  it: 'Non siamo obbligati né disposti a partecipare a procedure davanti a un organismo di conciliazione dei consumatori.',
};

/** French law obliges every business that sells to consumers to name a mediator (articles L. 612-1 and L. 616-1 of the Consumer Code). */
const frenchMediation: Localized = {
  de: 'Verbraucher können sich kostenlos an unsere Schlichtungsstelle wenden (Artikel L. 612-1 des französischen Verbrauchergesetzbuchs); sie ist im Impressum genannt.',
  en: 'Consumers may call on our mediator free of charge (article L. 612-1 of the French Consumer Code), who is named in the legal notice.',
  fr: 'Le consommateur peut recourir gratuitement à notre médiateur de la consommation (article L. 612-1 du Code de la consommation), nommé dans les mentions légales.',
  it: 'I consumatori possono rivolgersi gratuitamente al nostro mediatore (articolo L. 612-1 del Codice del consumo francese), indicato nelle note legali.',
};

/** @param country is an upper-case ISO 3166 code */
export function legalWords(country: string, language: Language): LegalWords {
  const name = countryName(country, language);
  const unnamed: Localized = {
    de: `das Recht unseres Sitzes (${name})`,
    en: `The law of our country (${name})`,
    fr: `Le droit de notre pays (${name})`,
    it: `il diritto del nostro Paese (${name})`,
  };
  return {
    law: (laws[country] ?? unnamed)[language],
    noWithdrawal: (withdrawalRules[country] ?? usualRule)[language],
    mediation: (country === 'FR' ? frenchMediation : noMediation)[language],
  };
}
