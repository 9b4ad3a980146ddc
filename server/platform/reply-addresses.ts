import { createHmac, timingSafeEqual } from 'node:crypto';
import { toLetters } from './mail-addresses.ts';
import { openingKeys, sealingKey, type ServerKey } from './server-key.ts';

/** The mailbox that answers come to. */
export const answerMailbox = 'answer';

/** What a mail answers: a thing of an area, such as kind `case` with the number of the case. */
export interface Answered {
  /** Up to twelve small letters; an area that writes to several sides of one thing has a kind for each. */
  kind: string;
  id: number;
}

/** Addresses for answers: each says what is answered, and only this server can have made it. */
export interface ReplyAddresses {
  /** The address that answers to a mail about a thing go to; null: this site reads no answers. */
  of(thing: Answered): string | null;
  /** What a tag stands for, behind the plus sign of an address; null where this server has not made it. */
  read(tag: string): Answered | null;
}

/** 130 bits: nobody finds one by trying. With the rest it stays within the 64 characters of a local part. */
const signatureLength = 26;

const kindForm = /^[a-z]{1,12}$/;

export function createReplyAddresses({
  secret,
  domain,
}: {
  secret: ServerKey;
  /** Null: mails name no such address. */
  domain: string | null;
}): ReplyAddresses {
  const signature = ({ kind, id }: Answered, key = sealingKey(secret)): string =>
    toLetters(createHmac('sha256', key).update(`answer\n${kind}\n${id}`).digest()).slice(0, signatureLength);

  return {
    of(thing) {
      if (domain === null) return null;
      if (!kindForm.test(thing.kind)) throw new Error('A kind of answers is a few small letters.');
      return `${answerMailbox}+${thing.kind}-${thing.id}-${signature(thing)}@${domain}`;
    },
    read(tag) {
      const [, kind = '', digits = '', given = ''] =
        /^([a-z]{1,12})-([1-9]\d{0,14})-([a-z2-7]{26})$/.exec(tag.toLowerCase()) ?? [];
      if (kind === '') return null;
      const thing = { kind, id: Number(digits) };
      const isOurs = openingKeys(secret).some((key) =>
        timingSafeEqual(Buffer.from(given), Buffer.from(signature(thing, key))),
      );
      return isOurs ? thing : null;
    },
  };
}
