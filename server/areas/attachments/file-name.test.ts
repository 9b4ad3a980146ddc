import { expect, test } from 'vitest';
import { asDownload, cleanName } from './file-name.ts';

test.each([
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['plan.exe', 'pdf', 'plan.pdf'],
  ['C:\\Fotos\\Küche.HEIC', 'jpg', 'Küche.jpg'],
  ['a\u202egpj.exe', 'jpg', 'agpj.jpg'],
  ['x"\r\ny.jpg', 'jpg', 'xy.jpg'],
  ['', 'jpg', 'file.jpg'],
] as const)('%s is called %s', (given, ending, name) => {
  expect(cleanName(given, ending)).toBe(name);
});

test('a name ends no header', () => {
  expect(asDownload("Oma's Plan (1).pdf")).toBe("attachment; filename*=UTF-8''Oma%27s%20Plan%20%281%29.pdf");
});
