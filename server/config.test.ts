import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = { NODE_ENV: 'production', SECRET: 'a secret of tests, long enough for production' };

test('production gets demo homes only where somebody asks for them', () => {
  expect(readConfig({}).demoObjects).toBe(3000);
  expect(readConfig(production).demoObjects).toBe(0);
  expect(readConfig({ ...production, DEMO_OBJECTS: '50' }).demoObjects).toBe(50);
});

test('a new secret is accepted by that very word alone', () => {
  expect(readConfig({}).acceptNewSecret).toBe(false);
  expect(readConfig({ NEW_SECRET: 'accept' }).acceptNewSecret).toBe(true);
  expect(() => readConfig({ NEW_SECRET: 'true' })).toThrow('NEW_SECRET must be accept');
});

test.each([
  ['S3_URL', 'foo'],
  ['S3_URL', 'http://'],
  ['S3_URL', 'https://s3.example.com/bucket'],
  ['S3_URL', 's3://KEY:SECRET@/bucket'],
  ['S3_URL', 'https://KEY:half%@s3.example.com/bucket'],
  ['PUBLIC_URL', 'http://'],
  ['PUBLIC_URL', 'http://user:password@www.example.com'],
  ['PUBLIC_URL', 'https://www.example.com/?page=1'],
  ['PUBLIC_URL', 'https://www.example.com/shop'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp:'],
  ['MAP_TILES', '/nowhere/streets.pmtiles'],
  ['MAP_TILES', import.meta.filename],
  ['MAP_RELIEF', '/nowhere/relief.pmtiles'],
])('%s=%s is refused in one line that does not tell the value', (name, value) => {
  const reading = (): unknown => readConfig({ [name]: value });
  expect(reading).toThrow(ConfigError);
  expect(reading).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
});

test('addresses are taken as they are usually written', () => {
  expect(readConfig({ PUBLIC_URL: 'https://www.Example.com/' }).publicUrl).toBe('https://www.example.com');
  expect(readConfig({ PUBLIC_URL: 'http://localhost:3000' }).publicUrl).toBe('http://localhost:3000');
  for (const address of ['smtp://mail.example.com', 'smtps://user:p%40ss@mail.example.com:465']) {
    expect(readConfig({ SMTP_URL: address }).smtpUrl).toBe(address);
  }
  for (const address of [
    'https://KEY:SE%2FCRET@s3.example.com/bucket?region=eu-central-1',
    's3://KEY:SECRET@s3.example.com/bucket/folder',
  ]) {
    expect(readConfig({ S3_URL: address }).s3Url).toBe(address);
  }
});
