import type { GivenFacts, OperatorFact, OperatorFacts } from './facts.ts';

/** Account numbers that banks, the SWIFT IBAN registry and manuals use as examples. */
const sampleAccounts: ReadonlySet<string> = new Set([
  'DE02120300000000202051',
  'DE02500105170137075030',
  'DE02100500000054540402',
  'DE02300209000106531065',
  'DE89370400440532013000',
  'DE75512108001245126199',
  'DE12500105170648489890',
  'AT611904300234573201',
  'CH9300762011623852957',
  'FR1420041010050500013M02606',
  'IT60X0542811101000000123456',
  'GB29NWBK60161331926819',
  'IE29AIBK93115212345678',
  'ES9121000418450200051332',
  'BE68539007547034',
  'PL61109010140000071219812874',
  'PT50000201231234567890154',
  'LU280019400644750000',
  'DK5000400440116243',
  'SE4550000000058398257466',
  'NO9386011117947',
  'FI2112345600000785',
  'CZ6508000000192000145399',
  'GR1601101250000000012300695',
  'HR1210010051863000160',
  'HU42117730161111101800000000',
  'SI56263300012039086',
  'SK3112000000198742637541',
  'LI21088100002324013AA',
  'MT84MALT011000012345MTLCAST001S',
  'CY17002001280000001200527600',
  'EE382200221020145685',
  'LT121000011101001000',
  'LV80BANK0000435195001',
  'RO49AAAA1B31007593840000',
  'BG80BNBG96611020345678',
  'IS140159260076545510730339',
  'MC5811222000010123456789030',
  'SM86U0322509800000000270100',
  'NL91ABNA0417164300',
]);

/** Domain endings reserved for documentation and tests (RFC 2606). */
const sampleHost = /(?:^|[@.])(?:example|test|invalid|localhost)(?:\.(?:com|net|org))?$/i;
/** Phone numbers reserved for fiction in Germany (Bundesnetzagentur), Britain and North America. */
const samplePhone =
  /^(?:\+49(?:30231250|6990009|4066969|2214710|8999998)|\+44(?:20794600|7700900)|\+1\d{3}55501)/;

/** Facts that identify the demo. */
const uniqueToDemo: ReadonlySet<OperatorFact> = new Set<OperatorFact>([
  ...(['siteName', 'companyName', 'street', 'email', 'phone', 'directors', 'register'] as const),
  ...(['vatId', 'taxNumber', 'iban', 'accountHolder', 'protectionOfficer'] as const),
  ...(['insurer', 'insuranceSheet', 'insuranceConditions'] as const),
]);

const toDialled = (phone: string): string => phone.replace(/^00/, '+').replaceAll(/[^\d+]/g, '');

/** True for values of the demo, and for example values of manuals. */
export function isSample<Fact extends OperatorFact>(
  fact: Fact,
  value: OperatorFacts[Fact],
  demo: GivenFacts,
): boolean {
  if (uniqueToDemo.has(fact) && value === demo[fact]) return true;
  if (Array.isArray(value)) return fact === 'domains' && value.some((host) => sampleHost.test(String(host)));
  if (typeof value !== 'string') return false;
  switch (fact) {
    case 'iban':
      return sampleAccounts.has(value);
    case 'insuranceSheet':
    case 'insuranceConditions':
      return URL.canParse(value) && sampleHost.test(new URL(value).hostname);
    case 'email':
      return sampleHost.test(value);
    case 'phone':
    case 'officePhone':
    case 'emergencyPhone':
      return samplePhone.test(toDialled(value).replace(/^0/, '+49'));
    case 'vatId':
    case 'taxNumber': {
      const digits = value.replaceAll(/\D/g, '');
      return /^(\d)\1+$/.test(digits) || '1234567890123'.startsWith(digits);
    }
    default:
      return /\b(?:muster(?:mann|frau|firma|stadt|straße|strasse)?|john doe|lorem ipsum|acme)\b/i.test(value);
  }
}
