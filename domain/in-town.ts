import type { Language } from './language.ts';

/** Returns the town as it continues "a home": "in Büsum", "au Lavandou", "à La Rochelle", "ad Anversa". */
export function inTown(name: string, language: Language): string {
  if (language === 'fr') {
    if (/^Les /.test(name)) return `aux ${name.slice(4)}`;
    if (/^Le /.test(name)) return `au ${name.slice(3)}`;
    return `à ${name}`;
  }
  if (language === 'it') return /^[AÀÁ]/.test(name) ? `ad ${name}` : `a ${name}`;
  return language === 'de' && /^(Ost|Nord)?[Ss]ee(heil)?bad /.test(name) ? `im ${name}` : `in ${name}`;
}
