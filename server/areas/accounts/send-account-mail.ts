import { houseName } from '../../../domain/site-name.ts';
import { accountMailStore } from './account-mail-store.ts';
import { accountStore } from './account-store.ts';
import { codeOf, linkIdOf } from './account-mails.ts';
import type { AccountsContext } from './accounts-context.ts';
import { renderAccountMail } from './mails/render-account-mail.ts';

/** Sends a mail as long as what it is about stands; the same id for every attempt. */
export async function sendAccountMail(deps: AccountsContext, mailId: number): Promise<void> {
  const { db } = deps.connection;
  const mail = await accountMailStore.find(db, mailId);
  // Its link was used meanwhile, or has run out.
  if (!mail || mail.expiresAt <= deps.clock.now()) return;
  const account = mail.uid === null ? null : await accountStore.find(db, mail.uid);
  const { language, kind } = mail;
  await deps.mail.send({
    id: `account-${mailId}`,
    to: { name: '', address: mail.email },
    ...renderAccountMail({
      kind,
      language,
      // The name of a registration is anybody's word; that of an account was confirmed with its address.
      named: kind === 'already-registered' || kind === 'confirm-email' ? null : account,
      linkId: linkIdOf(deps, mail),
      code: kind === 'login-link' ? codeOf(deps, mail) : '',
      translate: deps.translate(language),
      site: houseName,
      publicUrl: deps.publicUrl,
      routes: deps.routes,
    }),
  });
}
