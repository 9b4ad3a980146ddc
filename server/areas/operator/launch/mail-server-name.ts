/** Names a mail server by host and port, without the password in its address; empty while mails are only written as files. */
export const nameMailServer = (smtpUrl: string | null): string => {
  if (smtpUrl === null) return '';
  return new URL(smtpUrl).host || 'smtp';
};
