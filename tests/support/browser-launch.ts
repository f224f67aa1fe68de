import type { LaunchOptions } from '@playwright/test'

import { findChromium } from '../../scripts/chromium.mjs'

/** How every browser of ours is started: the machine's own Chromium, quiet, with the rules of a real one. */
export function launchOptions(): LaunchOptions {
  const executablePath = process.env['TALEWICK_CHROMIUM'] ?? findChromium()
  if (executablePath === null)
    throw new Error('There is no Chromium here. Install one, or say where it is with CHROMIUM_PATH.')
  return {
    executablePath,
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
