import type { LaunchOptions } from '@playwright/test'

import { findChromium } from '../../scripts/chromium.mjs'

/**
 * How every browser of ours is started: the machine's own Chromium, quiet, with the rules of a real one. Where there is none,
 * Playwright says what to install as it starts one: `playwright.config.ts` is read before that, also by the search for dead code.
 */
export function launchOptions(): LaunchOptions {
  const executablePath = process.env['TALEWICK_CHROMIUM'] ?? findChromium()
  return {
    ...(executablePath === null ? {} : { executablePath }),
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Chromium refuses to run as root with its sandbox, and containers often are root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])
    ]
  }
}
