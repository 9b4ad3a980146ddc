import { testAccount } from '../../../../tests/builders/operator.ts';
import type { Cents } from '../../../../domain/money.ts';

interface Line {
  /** Cents; negative for outgoing money. */
  amount: Cents;
  purpose: string;
  reference: string;
  name?: string;
  iban?: string;
}

export function buildStatement(lines: readonly Line[], iban: string = testAccount.iban): string {
  const entries = lines.map(({ amount, purpose, reference, name = 'Erika Mustermann', iban: other }) => {
    const role = amount > 0 ? 'Dbtr' : 'Cdtr';
    const account = `<${role}Acct><Id><IBAN>${other ?? 'DE89370400440532013000'}</IBAN></Id></${role}Acct>`;
    return `<Ntry><Amt Ccy="EUR">${(Math.abs(amount) / 100).toFixed(2)}</Amt>
<CdtDbtInd>${amount > 0 ? 'CRDT' : 'DBIT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2027-03-02</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<RltdPties><${role}><Nm>${name}</Nm></${role}>${account}</RltdPties>
<RmtInf><Ustrd>${purpose}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr>
<Stmt><Id>S1</Id><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${entries.join('\n')}</Stmt></BkToCstmrStmt></Document>`;
}
