import type { listSampleMails } from '../../../../contract/deliveries/list-sample-mails.ts';
import { mailPageKey } from '../../../http/mail-page.ts';
import type { Handler } from '../../../http/handler.ts';
import type { SampleDeps } from '../sample-routes.ts';

export function listSampleMailsHandler(deps: SampleDeps): Handler<typeof listSampleMails> {
  return ({ languageCode }) => {
    const mails = deps.samples(languageCode).map(({ name, subject }) => ({ name, subject }));
    return Promise.resolve({ ok: true, data: { mails, key: mailPageKey(deps, 'samples') } });
  };
}
