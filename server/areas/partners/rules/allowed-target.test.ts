import { expect, test } from 'vitest';
import { allowedTarget } from './allowed-target.ts';

const sites = [{ name: 'Reisebüro', url: 'https://reise.example' }];

test.each([
  ['https://reise.example', 'https://reise.example/'],
  ['https://reise.example/urlaub?a=1#b', 'https://reise.example/urlaub?a=1#b'],
])('%s is allowed', (asked, url) => {
  expect(allowedTarget(asked, sites)).toEqual({ name: 'Reisebüro', url });
});

test.each([
  '',
  'reise.example',
  '//reise.example/',
  'http://reise.example/',
  'https://reise.example.evil.example/',
  'https://reise.example@evil.example/',
  'https://user:word@reise.example/',
  'https://reise.example:8443/',
  'https://evil.example/?https://reise.example',
  'javascript:alert(1)//https://reise.example',
  'https:\\\\evil.example\\reise.example',
])('%s is not', (asked) => {
  expect(allowedTarget(asked, sites)).toBeNull();
});
