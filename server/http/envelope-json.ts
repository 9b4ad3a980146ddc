import { envelope } from '../../contract/envelope.ts';

const empty = '{"data":null';

/** What stands before and after the data of an answer. */
function around(status: 200 | 201): readonly [Buffer, Buffer] {
  const text = JSON.stringify(envelope(null, status));
  return [Buffer.from('{"data":'), Buffer.from(text.slice(empty.length))];
}

const frames = { 200: around(200), 201: around(201) };

/** The envelope around data that is JSON already. */
export function envelopeJson(data: readonly Uint8Array[], status: 200 | 201): Buffer {
  const [head, tail] = frames[status];
  return Buffer.concat([head, ...data, tail]);
}
