import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Schemas written from the standards, restricted to what the site writes. */
const schemas = {
  'pain.001': { root: 'pain.001.001.09-sepa.xsd', imported: [] },
  dac7: { root: 'dpi-homes.xsd', imported: ['document-spec.xsd'] },
} as const;

/** Returns the errors in the form, the counts and the sums of a bank order or of a report to the authorities. */
export async function checkMoneyFile(kind: keyof typeof schemas, xml: string): Promise<string[]> {
  const { root, imported } = schemas[kind];
  const { errors } = await validateXML({
    xml: { fileName: `${kind}.xml`, contents: xml },
    schema: [{ fileName: root, contents: read(root) }],
    preload: imported.map((fileName) => ({ fileName, contents: read(fileName) })),
  });
  const findings = errors.map(({ message }) => message);
  return kind === 'pain.001' ? [...findings, ...sumFindings(xml)] : findings;
}

/** Checks what a schema cannot express: count and sum in the header agree with the order, and references are unique. */
function sumFindings(xml: string): string[] {
  const all = (name: string): string[] =>
    [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text!);
  const cents = (text: string): number => Math.round(Number(text) * 100);
  const amounts = all('InstdAmt').map(cents);
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const references = all('EndToEndId');
  return [
    ...(all('NbOfTxs').every((count) => Number(count) === amounts.length) ? [] : ['NbOfTxs']),
    ...(all('CtrlSum').every((statedSum) => cents(statedSum) === sum) ? [] : ['CtrlSum']),
    ...(new Set(references).size === references.length ? [] : ['EndToEndId']),
  ];
}
