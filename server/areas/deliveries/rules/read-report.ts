import type { Attachment, Email } from 'postal-mime';

export interface DeliveryReport {
  kind: 'hard' | 'soft';
  /** Status code of RFC 3463, such as 5.1.1. */
  status: string;
}

/** The subject of a complaint: the envelope tag of the mail, or the key in its links. */
export type ComplainedOf = { envelopeTag: string } | { userKey: string };

/** Reads a bounce (RFC 3464), permanent or temporary. Null for delays, deliveries and other mails such as out-of-office replies. */
export function readDeliveryReport({ attachments }: Email): DeliveryReport | null {
  const report = attachments.find(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType));
  if (!report) return null;
  const failedRecipient = attachmentText(report)
    .split(/\r?\n\s*\r?\n/)
    .map(parseFields)
    .filter((fields) => fields.get('action')?.toLowerCase() === 'failed')
    .map((fields) => /^([245]\.\d{1,3}\.\d{1,3})/.exec(fields.get('status') ?? '')?.[1] ?? '');
  const hard = failedRecipient.find((status) => status.startsWith('5'));
  if (hard !== undefined) return { kind: 'hard', status: hard };
  const soft = failedRecipient.find((status) => status.startsWith('4'));
  return soft === undefined ? null : { kind: 'soft', status: soft };
}

/**
 * Reads a complaint (RFC 5965). The recipient is identified only by tokens that this server created and the recipient alone has seen, so
 * that nobody can complain in the name of others. Null if it is no complaint or has no such token.
 */
export function readComplaint({ attachments }: Email): ComplainedOf | null {
  const report = attachments.find(({ mimeType }) => mimeType === 'message/feedback-report');
  if (!report) return null;
  const fields = parseFields(attachmentText(report));
  if (fields.get('feedback-type')?.toLowerCase() === 'not-spam') return null;
  const original = attachments.find(({ mimeType }) =>
    /^(message\/(rfc822|global)|text\/rfc822-headers)$/.test(mimeType),
  );
  const head = original ? attachmentText(original).split(/\r?\n\r?\n/, 1)[0]! : '';
  const headers = parseFields(head);
  for (const sender of [fields.get('original-mail-from'), headers.get('return-path')]) {
    const envelopeTag = /\bbounce\+([a-z2-7]{52})@/i.exec(sender ?? '')?.[1]?.toLowerCase();
    if (envelopeTag !== undefined) return { envelopeTag };
  }
  const key = /\/unsubscribe\/([1-9]\d{0,14}-[\w-]{20,100})/.exec(headers.get('list-unsubscribe') ?? '')?.[1];
  return key === undefined ? null : { userKey: key };
}

/** Parses header fields by lower-case name; the first of a name counts. */
function parseFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value!.trim());
  }
  return fields;
}

function attachmentText({ content }: Attachment): string {
  return typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');
}
