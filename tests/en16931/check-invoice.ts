import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Schema } from 'node-schematron';
import { validateXML } from 'xmllint-wasm';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

const root = 'CrossIndustryInvoice_100pD16B.xsd';
const imported = [
  'QualifiedDataType',
  'ReusableAggregateBusinessInformationEntity',
  'UnqualifiedDataType',
].map((part) => `CrossIndustryInvoice_${part}_100pD16B.xsd`);

/** What UN/CEFACT's schema has against an invoice. */
export async function schemaFindings(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'invoice.xml', contents: xml },
    schema: [{ fileName: root, contents: read(root) }],
    preload: imported.map((fileName) => ({ fileName, contents: read(fileName) })),
  });
  return errors.map(({ message }) => message);
}

let schematron: Schema | undefined;

/** The rules of EN 16931 that an invoice breaks, such as `BR-CO-16`. */
export function schematronFindings(xml: string): string[] {
  schematron ??= Schema.fromString(read('EN16931-CII-validation-preprocessed.sch'));
  return schematron.validateString(xml).map(({ assertId }) => String(assertId));
}
