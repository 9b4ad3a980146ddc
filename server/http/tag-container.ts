import type { Language } from '../../domain/language.ts';
import type { Config } from '../config.ts';

/** The container of a page: that of the partner whose host it is, else that of the house; undefined where there is none. */
export function containerFor(
  containers: Config['tagContainers'],
  partner: { partnerID: number } | null,
  language: Language,
): string | undefined {
  const ofBrand = partner ? containers[`${partner.partnerID}.${language}`] : undefined;
  return ofBrand ?? containers[language];
}
