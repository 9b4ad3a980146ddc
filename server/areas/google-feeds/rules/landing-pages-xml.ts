import type { Language } from '../../../../domain/language.ts';
import { element, xmlHead, xmlText } from './xml.ts';

interface LandingPages {
  site: string;
  publicUrl: string;
  /** The main language comes last: it is that of all others. */
  languages: readonly Language[];
  pathOf(language: Language, objectNumber: number): string;
}

/** Stands for any home until Google's word for its number takes its place. */
const anyHome = 123_456_789;
const day = (which: 'IN' | 'OUT'): string => `(CHECK${which}YEAR)-(CHECK${which}MONTH)-(CHECK${which}DAY)`;

/** Where Google sends guests: the page of the home in their language, with the stay and the guests that they have chosen. */
export function landingPagesXml({ site, publicUrl, languages, pathOf }: LandingPages): string {
  const pages = languages.map((language, at) => {
    const path = pathOf(language, anyHome).replace(String(anyHome), '(PARTNER-HOTEL-ID)');
    const query = `?startDate=${day('IN')}&endDate=${day('OUT')}&persons=(NUM-GUESTS)`;
    const match =
      at < languages.length - 1 ? `<Match status="yes" language="${language}"/>` : '<Match status="yes"/>';
    return `<PointOfSale id="${language}">
<DisplayNames display_text="${xmlText(site)}" display_language="${language}"/>
${match}
${element('URL', publicUrl + path + query)}</PointOfSale>
`;
  });
  return `${xmlHead}<PointsOfSale>
${pages.join('')}</PointsOfSale>
`;
}
