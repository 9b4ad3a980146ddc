import { expect, test } from 'vitest';
import { decodeXml } from './decode-xml.ts';

const latin1 = (text: string): Uint8Array => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array =>
  Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((sign) => [sign.charCodeAt(0), 0])]);

test.each([
  ['declared Latin-1', latin1('<?xml version="1.0" encoding="ISO-8859-1"?><a>Müller</a>')],
  ['declared with single quotes', latin1("<?xml version='1.0' encoding='iso-8859-15'?><a>Müller</a>")],
  ['UTF-8 without a word', utf8('<a>Müller</a>')],
  ['UTF-8 with a byte order mark', utf8('\ufeff<a>Müller</a>')],
  ['UTF-16 with a byte order mark', utf16('<a>Müller</a>')],
  ['Latin-1 that calls itself UTF-8', latin1('<?xml version="1.0" encoding="UTF-8"?><a>Müller</a>')],
  ['an encoding that nobody knows', utf8('<?xml version="1.0" encoding="x-bank"?><a>Müller</a>')],
])('%s is read with its umlaut', (_, bytes) => {
  expect(decodeXml(bytes)).toContain('<a>Müller</a>');
});
