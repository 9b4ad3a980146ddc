import type { testProvider } from '../../../../contract/operator/test-provider.ts';
import type { Handler } from '../../../http/handler.ts';
import { sendLaunchMail } from '../launch/send-launch-mail.ts';
import type { OperatorDeps } from '../operator-deps.ts';

const wordsMax = 300;

/** Tests a provider by a call that moves no money and mails only the caller. */
export function testProviderHandler(deps: OperatorDeps): Handler<typeof testProvider> {
  return async ({ provider, languageCode }, { user }) => {
    try {
      const detail =
        provider === 'mail'
          ? await sendLaunchMail(deps, user.uid, languageCode)
          : ((await deps.cards?.check()) ?? '');
      const works = provider === 'mail' || deps.cards !== null;
      return { ok: true, data: { works, detail } };
    } catch (error) {
      const detail = error instanceof Error ? error.message.slice(0, wordsMax) : '';
      return { ok: true, data: { works: false, detail } };
    }
  };
}
