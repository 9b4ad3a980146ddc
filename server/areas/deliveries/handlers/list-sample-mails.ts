import type { listSampleMails } from '../../../../contract/deliveries/list-sample-mails.ts';
import { defaultLanguage } from '../../../../domain/language.ts';
import { mailPageKey } from '../../../http/mail-page.ts';
import type { Handler } from '../../../http/handler.ts';
import type { SampleDeps } from '../sample-routes.ts';

export function listSampleMailsHandler(deps: SampleDeps): Handler<typeof listSampleMails> {
  return () => {
    const names = deps.samples(defaultLanguage).map(({ name }) => name);
    return Promise.resolve({ ok: true, data: { names, key: mailPageKey(deps, 'samples') } });
  };
}
