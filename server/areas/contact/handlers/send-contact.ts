import type { sendContact as endpoint } from '../../../../contract/contact/send-contact.ts';
import type { Handler } from '../../../http/handler.ts';
import { sendContact, type SendContactDeps } from '../send-contact.ts';

export function sendContactHandler(deps: SendContactDeps): Handler<typeof endpoint> {
  return async ({ formData: { uid: _visitor, ...form }, idempotencyKey, proof }, { network, host }) => {
    const outcome = await sendContact(deps, form, { network, host, idempotencyKey, proof });
    return outcome.ok ? { ok: true, data: { mailSend: 'Y', ...outcome.data } } : outcome;
  };
}
