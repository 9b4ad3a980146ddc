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

/** Returns the violations of UN/CEFACT's schema. */
export async function schemaFindings(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'invoice.xml', contents: xml },
    schema: [{ fileName: root, contents: read(root) }],
    preload: imported.map((fileName) => ({ fileName, contents: read(fileName) })),
  });
  return errors.map(({ message }) => message);
}

/**
 * Reads the official rules. The library would evaluate each path for every node of the invoice, although a path that
 * begins at the root has the same result for all of them. So it is evaluated for the root only.
 */
function readRules(): Schema {
  const schema = Schema.fromString(read('EN16931-CII-validation-preprocessed.sch'));
  for (const rule of schema.patterns.flatMap(({ rules }) => rules)) {
    if (rule.context.startsWith('/')) rule.context = `self::document-node()/(${rule.context})`;
  }
  return schema;
}

let schematron: Schema | undefined;

/** Returns the rules of EN 16931 that an invoice breaks, such as `BR-CO-16`. */
export function schematronFindings(xml: string): string[] {
  schematron ??= readRules();
  return schematron.validateString(xml).map(({ assertId }) => String(assertId));
}
