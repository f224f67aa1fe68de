import { defineConfig } from 'vitest/config'

const failOnConsole = './tests/support/fail-on-console.ts'
const freshModules = './tests/support/fresh-modules.ts'
const browserFakes = './tests/support/browser-fakes.ts'
const pure = ['{shared,content,server/storyteller}/**/*.test.ts']

/**
 * Four worlds: plain Node for shared code, the server, the scripts and the architecture; the same with the real voice
 * and real deaths (`slow`, left out of `npm run check`); jsdom for the client's own parts; jsdom on the real server
 * application for journeys. Browser tests live in `tests/e2e` and belong to Playwright.
 */
export default defineConfig({
  test: {
    // Two cores are what a family's machine and a small CI runner have; while one file waits, a third one computes.
    pool: 'forks',
    maxWorkers: 3,
    // As the server does it (`scripts/server-process.mjs`): each file that tells a story compiles the patterns anew.
    execArgv: ['--no-regexp-tier-up'],
    // On a busy machine a second is not long, and none of these limits says how fast anything should be.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
    // The pages log their calls; what a passing test said is of no interest.
    silent: 'passed-only',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    sequence: { shuffle: { tests: true, files: false } },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          // The library of texts is half of what such a file costs: those of a worker read it once. Nothing here keeps a
          // state but what it has compiled.
          isolate: false,
          include: pure,
          exclude: ['**/node_modules/**', '**/*.slow.test.ts'],
          setupFiles: [failOnConsole],
          testTimeout: 120_000
        }
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // A process of its own for each file is a fifth of what they cost all together. Our modules are new to each.
          isolate: false,
          sequence: { setupFiles: 'list' },
          include: [
            '{server,scripts,bench}/**/*.test.{ts,mjs}',
            'tests/architecture/*.test.ts',
            'tests/support/*.test.ts'
          ],
          exclude: ['**/node_modules/**', '**/*.slow.test.ts', ...pure],
          globalSetup: ['./tests/support/postgres-broker.ts'],
          setupFiles: [freshModules, failOnConsole],
          testTimeout: 120_000
        }
      },
      {
        extends: true,
        test: {
          name: 'slow',
          environment: 'node',
          include: ['{server,tests}/**/*.slow.test.ts', 'tests/crash/*.test.ts'],
          setupFiles: [failOnConsole],
          testTimeout: 180_000,
          hookTimeout: 300_000
        }
      },
      {
        extends: true,
        test: {
          name: 'client',
          environment: 'jsdom',
          // Small files, each over sooner than a process and a jsdom of its own are started: those of a worker share them.
          // Our modules are new to each file all the same, and what a test leaves on the page is taken back.
          isolate: false,
          sequence: { setupFiles: 'list' },
          include: ['client/**/*.test.{ts,tsx}'],
          setupFiles: [freshModules, failOnConsole, browserFakes],
          testTimeout: 120_000
        }
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'jsdom',
          include: ['tests/journeys/**/*.test.tsx'],
          setupFiles: [failOnConsole, browserFakes],
          testTimeout: 120_000
        }
      }
    ]
  }
})
