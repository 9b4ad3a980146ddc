import type { Language } from '../../domain/language.ts';
import type { Config } from '../config.ts';

/** Returns the tag container of a page: the partner's on its host, else our own; undefined if there is none. */
export function chooseContainer(
  containers: Config['tagContainers'],
  partner: { partnerID: number } | null,
  language: Language,
): string | undefined {
  const ofBrand = partner ? containers[`${partner.partnerID}.${language}`] : undefined;
  return ofBrand ?? containers[language];
}
