import { createHmac, timingSafeEqual } from 'node:crypto';
import { toLetters } from './mail-addresses.ts';
import { openingKeys, sealingKey, type ServerKey } from './server-key.ts';

export const answerMailbox = 'answer';

/** The subject of a mail that can be replied to, such as kind `case` with the case's number. */
export interface Answered {
  /** Up to twelve lower-case letters; an area that writes to several sides of one thing has a kind for each. */
  kind: string;
  id: number;
}

/** Reply addresses: each identifies what is replied to, and only this server can make it. */
export interface ReplyAddresses {
  /** The reply address for a thing; null: this site reads no replies. */
  of(thing: Answered): string | null;
  /** The thing behind an address tag; null where this server has not made it. */
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
  /** Null: mails have no reply address. */
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
