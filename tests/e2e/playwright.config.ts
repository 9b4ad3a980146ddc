import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/find-test-tools.ts';

const chromium = findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './world.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Seven hundred tests of a whole browser: a race in one of them is printed, not a reason to refuse everything.
  retries: 1,
  // They end what hangs. A slow or busy machine is no reason to fail: nothing that works comes near them.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : 'line',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    // Without a fixed zone and language a test would depend on the machine.
    timezoneId: 'Europe/Berlin',
    // What a test cuts or answers itself must not come from a worker; its own test allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
