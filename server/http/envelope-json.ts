import { envelope } from '../../contract/replies.ts';
import type { Piece } from './answer-bytes.ts';

const empty = '{"data":null';

const envelopeTail = (status: 200 | 201): string =>
  JSON.stringify(envelope(null, status)).slice(empty.length);
const tails = { 200: envelopeTail(200), 201: envelopeTail(201) };

export const envelopeJson = (data: readonly Piece[], status: 200 | 201): readonly Piece[] => [
  '{"data":',
  ...data,
  tails[status],
];
