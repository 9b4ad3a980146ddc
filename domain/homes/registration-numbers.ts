/**
 * Published formats of registration numbers by country; Regulation (EU) 2024/1028 lets each country define its own. Elsewhere any word of
 * letters, digits and signs is accepted.
 */
const forms: Readonly<Record<string, RegExp>> = {
  // Código de registro único (rental register): ESFC and the register's own number.
  es: /^ESFC[A-Z]{2}\d{10,40}[A-Z0-9]{0,20}$/,
  // Codice Identificativo Nazionale: the number of the municipality, the kind of lodging and a code.
  it: /^IT\d{6}[A-C][A-Z0-9]{9}$/,
  // Numéro de déclaration (declaration at the town hall): the commune, the number and check characters.
  fr: /^\d[0-9AB]\d{9}[A-Z0-9]{2}$/,
  // Registo Nacional de Estabelecimentos de Alojamento Local (register of local lodging).
  pt: /^\d{1,6}\/AL$/,
  // Registratienummer (registration number) of the municipality.
  nl: /^\d{4}[A-F0-9]{4}[A-F0-9]{4}[A-F0-9]{4}[A-F0-9]{4}$/,
  // Αριθμός Μητρώου Ακινήτου (number in the property register).
  gr: /^\d{8,11}$/,
};
const examples: Readonly<Record<string, string>> = {
  es: 'ESFCTU0000130020001234567890000000000000000000000001',
  it: 'IT048017C2ABCDEFGH',
  fr: '75056012345AB',
  pt: '12345/AL',
  nl: '0363A1B2C3D4E5F6A1B2',
  gr: '00001234567',
};
const anyForm = /^[\p{L}\d][\p{L}\d ./_-]{2,49}$/u;

/** Normalizes a number: spaces and case are ignored in countries with a known format. */
export function plainRegistrationNumber(country: string, input: string): string {
  const trimmedInput = input.trim();
  return Object.hasOwn(forms, country) ? trimmedInput.replaceAll(/[\s.-]/g, '').toUpperCase() : trimmedInput;
}

export function isRegistrationNumber(country: string, input: string): boolean {
  return (forms[country] ?? anyForm).test(plainRegistrationNumber(country, input));
}

export function registrationExample(country: string): string {
  return examples[country] ?? 'FW-2026/0815';
}

export const needsRegistrationNumber = (country: string): boolean =>
  ['es', 'it', 'fr', 'pt', 'gr'].includes(country);
