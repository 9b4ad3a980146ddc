import { Buffer } from 'node:buffer';

/** PDF/A-3 (it may contain files) at level A (tagged, all fonts embedded), because invoices are kept for ten years. */
export const archived = { subset: 'PDF/A-3a' } as const;

/** The file name that the Factur-X standard prescribes. */
const fileName = 'factur-x.xml';

/** Attaches an EN 16931 invoice as Factur-X 1.0 and ZUGFeRD 2 prescribe: the XML is an alternative of the pages. */
export function attachInvoice(doc: PDFKit.PDFDocument, xml: string): void {
  doc.file(Buffer.from(xml), {
    name: fileName,
    type: 'text/xml',
    relationship: 'Alternative',
    description: 'Factur-X EN 16931',
  } as PDFKit.Mixins.PDFAttachmentOptions & { relationship: string });
  (doc as unknown as { appendXML(xmp: string): void }).appendXML(metadata);
}

const property = (name: string, description: string): string => `<rdf:li rdf:parseType="Resource">
  <pdfaProperty:name>${name}</pdfaProperty:name>
  <pdfaProperty:valueType>Text</pdfaProperty:valueType>
  <pdfaProperty:category>external</pdfaProperty:category>
  <pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`;

/** PDF/A allows custom properties only if their schema is in the same file. */
const metadata = `
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>${fileName}</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about=""
  xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
  xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>
      ${property('DocumentFileName', 'The name of the embedded XML document')}
      ${property('DocumentType', 'The type of the hybrid document')}
      ${property('Version', 'The version of the standard applying to the embedded XML document')}
      ${property('ConformanceLevel', 'The conformance level of the embedded XML document')}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
