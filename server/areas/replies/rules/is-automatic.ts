import type { Email } from 'postal-mime';

/**
 * True for mails written by a program: an out-of-office note, a report, a list, or one of our own that came back. Answering it would cause
 * a mail loop.
 */
export function isAutomatic(
  { headers, attachments, from, messageId }: Pick<Email, 'headers' | 'attachments' | 'from' | 'messageId'>,
  ownDomains: readonly string[],
): boolean {
  const headerValue = (name: string): string =>
    headers
      .find(({ key }) => key === name)
      ?.value.toLowerCase()
      .trim() ?? '';
  const autoSubmitted = headerValue('auto-submitted');
  if (autoSubmitted !== '' && !/^no\b/.test(autoSubmitted)) return true;
  if (/^(bulk|junk|list|auto_reply)\b/.test(headerValue('precedence'))) return true;
  if (['list-id', 'x-autoreply', 'x-autorespond', 'x-autoresponder'].some((name) => headerValue(name) !== ''))
    return true;
  if (headerValue('x-loop') !== '' && ownDomains.includes(headerValue('x-loop'))) return true;
  if (attachments.some(({ mimeType }) => /^message\/(global-)?(delivery|disposition)-/.test(mimeType)))
    return true;
  const address = from?.address?.toLowerCase() ?? '';
  if (/^(mailer-daemon|postmaster|no-?reply)@/.test(address)) return true;
  const isOwn = (text: string): boolean => ownDomains.some((domain) => text.endsWith(`@${domain}`));
  return isOwn(address) || isOwn((messageId ?? '').toLowerCase().replace(/>$/, ''));
}
