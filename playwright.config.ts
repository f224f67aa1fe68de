import { defineConfig } from '@playwright/test'

import { launchOptions } from './tests/support/browser-launch.ts'

/** A slow model or a slow voice is what these wait for, minutes in all, with next to nothing to compute. */
const WAITS = ['growing.spec.ts', 'growing-picture.spec.ts', 'retell-model.spec.ts', 'slow-writers.spec.ts']
/** Each of these has an application of a kind of its own, which costs more to start than most tests. */
const OWN_APPS = ['billing.spec.ts', 'design-import.spec.ts', 'one-voice.spec.ts']

/** Browser tests: the built application in a real Chromium. Each worker starts an application of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // As many as the projects have together: none of them begins later because another one waits.
  workers: 5,
  projects: [
    // From the first, one at a time: three of them at the end would leave a core with nothing to do.
    { name: 'waits', testMatch: WAITS, workers: 1 },
    // One at a time, so that those of a file share its application; long ones, and so not at the end.
    { name: 'own-apps', testMatch: OWN_APPS, workers: 1 },
    // For two cores: while one page waits for something, two compute.
    { name: 'screens', testMatch: '*.spec.ts', testIgnore: [...WAITS, ...OWN_APPS], workers: 3 }
  ],
  // One that passes on its second try counts as passed, and is named as flaky at the end.
  retries: 1,
  forbidOnly: true,
  // Nothing waits longer than it must: this is for a small machine, at a moment when it has other things to do.
  timeout: 360_000,
  expect: { timeout: 40_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: launchOptions(),
    // What a test answers in the server's place would not reach a page that asks its worker; the tests of the worker
    // allow it themselves.
    serviceWorkers: 'block',
    // Nothing fades while it is looked at, and a small machine has time for the tests. The evening and what is about
    // motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    // Recording every test would cost a fifth of the run.
    trace: 'on-first-retry'
  }
})
