import { expect, test } from 'vitest';
import { deviceFlags } from './device-flags.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, false, false],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} Mobile Safari/537.36`, false, true],
  [`Mozilla/5.0 (Linux; Android 14; SM-X910) ${chrome} Safari/537.36`, false, false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', false, true],
  ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', false, false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true, false],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/130.0.0.0', true, false],
  ['curl/8.5.0', true, false],
  ['', true, false],
])('%s is a bot: %s, a phone: %s', (userAgent, isBot, isMobile) => {
  expect(deviceFlags(userAgent)).toEqual({ isBot, isMobile });
});
