import type { Language } from '../../../../domain/language.ts';
import { renderMail } from '../../mail/mail.ts';
import { launchStore } from '../launch-store.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { launchReply } from './launch-replies.ts';
import { nameMailServer } from './mail-server-name.ts';

/** Sends a test mail to the caller, at once instead of by a job, so that errors of the mail server are reported. @returns the recipient */
export async function sendLaunchMail(
  {
    mail,
    emailOf,
    operator,
    translate,
    publicUrl,
    routes,
    clock,
    connection,
    replyAddresses,
    config,
  }: OperatorDeps,
  uid: string,
  language: Language,
): Promise<string> {
  const address = await emailOf(uid);
  if (address === null) throw new Error('There is no such account any more.');
  const { name } = operator();
  const t = translate(language);
  const replyTo = replyAddresses.of(launchReply);
  const now = clock.now();
  const content = renderMail({
    t,
    language,
    site: name,
    heading: t('operator.mail.heading'),
    greeting: '',
    paragraphs: [
      t('operator.mail.text'),
      t(replyTo === null ? 'operator.mail.noAnswer' : 'operator.mail.answer'),
    ],
    button: {
      label: t('operator.mail.button'),
      href: publicUrl + routes.pathOf('AdminLaunch', language),
    },
    signature: '',
    footer: t('operator.mail.footer'),
  });
  await mail.send({
    id: `launch-${now.getTime()}`,
    to: { name: '', address },
    subject: t('operator.mail.subject'),
    ...(replyTo !== null && { replyTo: { name, address: replyTo } }),
    ...content,
  });
  await connection.transaction(async (tx) => {
    await launchStore.prove(tx, 'mail-sent', now, address);
    await launchStore.prove(tx, 'mail-server', now, nameMailServer(config.smtpUrl));
  });
  return address;
}
