import { defineConfig } from '@playwright/test';
import { isFullRun } from '../harness/run-size.ts';
import { findChromium } from '../../scripts/find-test-tools.ts';

const chromium = findChromium();

/**
 * Switches off browser features for people, such as the suggestions of the address field: two pages in their own process for each window,
 * which take more processor time than the page under test.
 */
const forPeopleAtTheWindow = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'ReadAnythingOmniboxChip',
  'IPH_ReadingModePageActionLabel',
];
/** Features that Playwright itself disables: of two such lists only the last one counts, so they are repeated. */
const alienToTests = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './world.ts',
  // Leaves tests of cases that cheaper tests cover, or that seldom break, to the run of everything.
  ...(isFullRun ? {} : { grepInvert: /@full/ }),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Seven hundred tests in a whole browser: a race in one of them is reported, but does not fail the run.
  retries: 1,
  // Timeouts only end tests that hang: they are so long that a slow or busy machine never reaches them.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : 'line',
  use: {
    browserName: 'chromium',
    // A process's first page takes three times what the next one does. Playwright empties the context between two tests.
    reuseContext: true,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    // Without a fixed zone and language a test would depend on the machine.
    timezoneId: 'Europe/Berlin',
    // A service worker would answer requests that a test blocks or answers itself. The worker's own test allows it.
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
        `--disable-features=${[...alienToTests, ...forPeopleAtTheWindow].join(',')}`,
      ],
    },
  },
});
