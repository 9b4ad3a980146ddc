import { isCompanyName } from '../../../domain/company-name.ts';
import type { Translate } from '../../../texts/translate.ts';

/** Returns the salutation of a mail to a landlord; a business is greeted without its name. */
export function greetLandlord(name: string, t: Translate): string {
  return isCompanyName(name) ? t('mail.greeting.unnamed') : t('mail.greeting.landlord', { name });
}
