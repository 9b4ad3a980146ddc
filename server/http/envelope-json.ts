import { envelope } from '../../contract/replies.ts';
import type { Piece } from './answer-bytes.ts';

const empty = '{"data":null';

const tailOf = (status: 200 | 201): string => JSON.stringify(envelope(null, status)).slice(empty.length);
const tails = { 200: tailOf(200), 201: tailOf(201) };

export const envelopeJson = (data: readonly Piece[], status: 200 | 201): readonly Piece[] => [
  '{"data":',
  ...data,
  tails[status],
];
