import { createHmac, timingSafeEqual } from 'node:crypto';
import { encodeBase32 } from './mail-addresses.ts';
import { openingKeys, sealingKey, type ServerKey } from './server-key.ts';

export const answerMailbox = 'answer';

/** The subject of a mail that can be replied to, such as kind `case` with the case's number. */
export interface Answered {
  /** Up to twelve lower-case letters; each side of a conversation has its own kind. */
  kind: string;
  id: number;
}

/** Reply addresses: each identifies what is replied to, and only this server can make it. */
export interface ReplyAddresses {
  /** Returns the reply address for a subject; null if this site reads no replies. */
  of(subject: Answered): string | null;
  /** Returns the subject behind an address tag; null if this server did not make the tag. */
  read(tag: string): Answered | null;
}

/** 130 bits cannot be guessed, and fit into the 64 characters of a local part. */
const signatureLength = 26;

const kindForm = /^[a-z]{1,12}$/;

export function createReplyAddresses({
  secret,
  domain,
}: {
  secret: ServerKey;
  /** Null if mails have no reply address. */
  domain: string | null;
}): ReplyAddresses {
  const signature = ({ kind, id }: Answered, key = sealingKey(secret)): string =>
    encodeBase32(createHmac('sha256', key).update(`answer\n${kind}\n${id}`).digest()).slice(
      0,
      signatureLength,
    );

  return {
    of(subject) {
      if (domain === null) return null;
      if (!kindForm.test(subject.kind)) throw new Error('A kind of answers is a few small letters.');
      return `${answerMailbox}+${subject.kind}-${subject.id}-${signature(subject)}@${domain}`;
    },
    read(tag) {
      const [, kind = '', digits = '', givenSignature = ''] =
        /^([a-z]{1,12})-([1-9]\d{0,14})-([a-z2-7]{26})$/.exec(tag.toLowerCase()) ?? [];
      if (kind === '') return null;
      const subject = { kind, id: Number(digits) };
      const isOurs = openingKeys(secret).some((key) =>
        timingSafeEqual(Buffer.from(givenSignature), Buffer.from(signature(subject, key))),
      );
      return isOurs ? subject : null;
    },
  };
}
