import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'

/**
 * A linter that reads nothing also reports nothing. So the rules of imports are proved the hard way: a small copy of the
 * project is planted with imports that the rules forbid, and with as many that it allows, and the linter must tell
 * them apart.
 */
interface Planted {
  from: string
  to: string
  typeOnly?: true
}

const forbidden: Planted[] = [
  { from: 'shared/story.ts', to: 'server/errors.ts' },
  { from: 'shared/plan.ts', to: 'node:fs' },
  { from: 'shared/account.ts', to: 'react' },
  { from: 'content/plots/lantern.ts', to: 'server/storyteller/storyteller.ts' },
  { from: 'content/library.ts', to: 'kysely' },
  { from: 'server/narrator/words.ts', to: 'content/library.ts' },
  { from: 'server/workers/one.ts', to: 'server/storyteller/storyteller.ts' },
  { from: 'server/features/stories/eleven.ts', to: 'server/workers/worker-pool.ts' },
  { from: 'server/features/stories/twelve.ts', to: 'content/library.ts' },
  { from: 'server/context-lines.ts', to: 'content/library.ts' },
  { from: 'client/features/stories/eight.ts', to: 'content/library.ts' },
  { from: 'server/storyteller/safety/names.ts', to: 'server/storyteller/language/lists.ts' },
  { from: 'server/storyteller/safety/clean.ts', to: 'server/storyteller/sorrow/harm.ts' },
  { from: 'server/storyteller/safety/ask.ts', to: 'server/storyteller/message/spelling.ts' },
  { from: 'server/storyteller/safety/limits.ts', to: 'server/storyteller/wish/wish.ts' },
  { from: 'server/storyteller/safety/people.ts', to: 'server/storyteller/plan/story-plan.ts', typeOnly: true },
  { from: 'server/storyteller/safety/judge.ts', to: 'server/storyteller/verify/verdict.ts' },
  { from: 'server/storyteller/safety/tell.ts', to: 'server/storyteller/model/ask.ts' },
  { from: 'server/storyteller/language/measure.ts', to: 'server/storyteller/verify/verdict.ts' },
  { from: 'server/storyteller/wish/measure.ts', to: 'server/storyteller/verify/verdict.ts', typeOnly: true },
  { from: 'server/storyteller/plan/measure.ts', to: 'server/storyteller/verify/verdict.ts' },
  { from: 'server/storyteller/verify/shown.ts', to: 'server/storyteller/embedded/render.ts' },
  { from: 'server/storyteller/verify/asked.ts', to: 'server/storyteller/model/ask.ts' },
  { from: 'server/storyteller/language/verbs.ts', to: 'server/storyteller/sorrow/harm.ts' },
  { from: 'server/storyteller/language/nouns.ts', to: 'server/storyteller/wish/wish.ts' },
  { from: 'server/storyteller/language/clauses.ts', to: 'server/storyteller/plan/story-plan.ts', typeOnly: true },
  { from: 'server/storyteller/sorrow/loss.ts', to: 'server/storyteller/message/spelling.ts' },
  { from: 'server/storyteller/sorrow/grief.ts', to: 'server/storyteller/wish/kinds/day.ts' },
  { from: 'server/storyteller/sorrow/comfort.ts', to: 'server/storyteller/plan/story-plan.ts', typeOnly: true },
  { from: 'server/storyteller/message/asked.ts', to: 'server/storyteller/wish/kinds/day.ts' },
  { from: 'server/storyteller/message/noise.ts', to: 'server/storyteller/wish/wish.ts' },
  { from: 'server/storyteller/wish/kinds/game.ts', to: 'server/storyteller/wish/deeds/kin.ts' },
  { from: 'server/storyteller/wish/kinds/role.ts', to: 'server/storyteller/wish/wish.ts' },
  { from: 'server/storyteller/wish/deeds/act.ts', to: 'server/storyteller/wish/wish.ts' },
  { from: 'server/storyteller/wish/deeds/today.ts', to: 'server/storyteller/plan/story-plan.ts' },
  { from: 'server/storyteller/wish/world.ts', to: 'server/storyteller/plan/story-plan.ts', typeOnly: true },
  { from: 'server/storyteller/wish/about.ts', to: 'server/storyteller/embedded/render.ts' },
  { from: 'server/storyteller/plan/outline.ts', to: 'server/storyteller/embedded/render.ts' },
  { from: 'server/storyteller/plan/answer.ts', to: 'server/storyteller/model/ask.ts' },
  { from: 'server/storyteller/plan/cast.ts', to: 'server/db/client.ts' },
  { from: 'server/storyteller/wish/theme.ts', to: 'server/narrator/narrator.ts' },
  { from: 'server/storyteller/plan/budget.ts', to: 'kysely' },
  { from: 'server/narrator/pace.ts', to: 'server/storyteller/storyteller.ts' },
  { from: 'server/narrator/cache.ts', to: 'server/features/stories/stories.ts' },
  { from: 'server/narrator/wire.ts', to: 'hono' },
  { from: 'server/narrator/keep.ts', to: 'server/providers/audio-store/file-store.ts' },
  { from: 'server/narrator/send.ts', to: 'server/providers/mailer/mailer.ts' },
  { from: 'server/features/stories/one.ts', to: 'server/features/family/family.ts' },
  { from: 'server/features/stories/two.ts', to: 'server/config.ts' },
  { from: 'server/features/stories/three.ts', to: 'server/context.ts' },
  { from: 'server/features/stories/four.ts', to: 'server/storyteller/embedded/render.ts' },
  { from: 'server/features/stories/five.ts', to: 'server/providers/mailer/smtp.ts' },
  { from: 'server/features/stories/six.ts', to: 'server/http/rate-limit.ts' },
  { from: 'server/features/stories/seven.ts', to: 'client/app.tsx' },
  { from: 'server/features/stories/eight.ts', to: 'tests/support/builders.ts' },
  { from: 'server/providers/mailer/outbox.ts', to: 'server/db/client.ts' },
  { from: 'server/providers/mailer/other.ts', to: 'server/providers/payments/payments.ts' },
  { from: 'server/features/stories/nine.ts', to: 'server/outbound/outbound.ts' },
  { from: 'server/features/stories/ten.ts', to: 'server/features/billing/sync.ts' },
  { from: 'server/entitlements/one.ts', to: 'server/features/billing/sync.ts' },
  { from: 'server/outbound/addresses.ts', to: 'server/db/client.ts' },
  { from: 'server/context-cases.ts', to: 'server/features/stories/stories.ts' },
  { from: 'server/context-shared.ts', to: 'server/reads/family.ts' },
  { from: 'server/context-tools.ts', to: 'server/commands/backup.ts' },
  { from: 'server/http/handler.ts', to: 'server/jobs/job-queue.ts' },
  { from: 'server/jobs/letter.ts', to: 'server/http/rate-limit.ts' },
  { from: 'server/metrics/counted.ts', to: 'server/http/rate-limit.ts' },
  { from: 'server/config-tables.ts', to: 'server/db/client.ts' },
  { from: 'server/session.ts', to: 'server/http/rate-limit.ts' },
  { from: 'server/log.ts', to: 'server/db/client.ts' },
  { from: 'server/commands/stories.ts', to: 'content/library.ts' },
  { from: 'server/main.ts', to: 'client/app.tsx' },
  { from: 'server/db/schema.ts', to: 'server/features/stories/stories.ts' },
  { from: 'server/db/rows.ts', to: 'server/reads/family.ts' },
  { from: 'server/reads/family.ts', to: 'server/features/family/family.ts' },
  { from: 'server/narrator/reader.ts', to: 'server/reads/family.ts' },
  { from: 'client/screens/login.tsx', to: 'client/api/call.ts' },
  { from: 'client/screens/about.tsx', to: 'client/screens/login.tsx' },
  { from: 'client/features/stories/one.ts', to: 'client/features/family/family-form.ts' },
  { from: 'client/features/stories/two.ts', to: 'client/screens/login.tsx' },
  { from: 'client/features/stories/three.ts', to: 'client/layout/header.tsx' },
  { from: 'client/features/stories/four.ts', to: 'server/errors.ts' },
  { from: 'client/features/stories/five.ts', to: 'node:fs' },
  { from: 'client/api/keep.ts', to: 'client/session/use-session.ts' },
  { from: 'client/session/sign-in.tsx', to: 'client/features/family/family-form.ts' },
  { from: 'client/layout/menu.tsx', to: 'client/api/call.ts' },
  { from: 'client/brand.ts', to: 'client/session/use-session.ts' },
  { from: 'client/worker/pages.ts', to: 'server/errors.ts' },
  { from: 'client/ui/button.tsx', to: 'client/api/call.ts' },
  { from: 'client/ui/slider.tsx', to: 'shared/narration.ts' },
  { from: 'client/lib/use-stored-value.ts', to: 'client/session/use-session.ts' },
  { from: 'client/art/sky.ts', to: 'client/features/reader/player.ts' },
  { from: 'client/features/stories/six.ts', to: 'client/features/reader/story-reader.ts' },
  { from: 'client/features/listening/one.ts', to: 'client/features/stories/queries.ts' },
  { from: 'client/features/listening/two.ts', to: 'client/features/reader/story-reader.ts' },
  { from: 'client/features/reader/one.ts', to: 'client/features/family/family-form.ts' },
  { from: 'scripts/planted.ts', to: 'tests/support/builders.ts' }
]

const allowed: Planted[] = [
  { from: 'shared/api.ts', to: 'shared/narration.ts' },
  { from: 'shared/family-member.ts', to: 'zod' },
  { from: 'content/plots/song.ts', to: 'content/format.ts' },
  { from: 'content/themes.ts', to: 'shared/narration.ts' },
  { from: 'server/storyteller/plan/plot.ts', to: 'server/errors.ts' },
  { from: 'server/storyteller/plan/place.ts', to: 'content/format.ts' },
  { from: 'server/storyteller/message/clean.ts', to: 'server/storyteller/safety/screened.ts' },
  { from: 'server/storyteller/verify/said.ts', to: 'server/storyteller/plan/story-plan.ts' },
  { from: 'server/storyteller/verify/unsafe.ts', to: 'server/storyteller/safety/screened.ts' },
  { from: 'server/storyteller/embedded/judged.ts', to: 'server/storyteller/verify/verdict.ts' },
  { from: 'server/storyteller/verify/shown.test.ts', to: 'server/storyteller/embedded/render.ts' },
  { from: 'server/storyteller/sorrow/words.ts', to: 'server/storyteller/language/lists.ts' },
  { from: 'server/storyteller/message/letters.ts', to: 'server/storyteller/sorrow/harm.ts' },
  { from: 'server/storyteller/wish/kinds/pair.ts', to: 'server/storyteller/sorrow/harm.ts' },
  { from: 'server/storyteller/wish/deeds/did.ts', to: 'server/storyteller/wish/kinds/day.ts' },
  { from: 'server/storyteller/wish/told.ts', to: 'server/storyteller/wish/deeds/kin.ts' },
  { from: 'server/storyteller/wish/label.ts', to: 'server/storyteller/message/spelling.ts' },
  { from: 'server/storyteller/plan/reading.ts', to: 'server/storyteller/wish/wish.ts' },
  { from: 'server/storyteller/language/said.test.ts', to: 'server/storyteller/plan/story-plan.ts' },
  { from: 'server/storyteller/embedded/voice.ts', to: 'shared/narration.ts' },
  { from: 'server/storyteller/embedded/acts.ts', to: 'server/storyteller/plan/story-plan.ts' },
  { from: 'server/storyteller/plan/told.test.ts', to: 'server/storyteller/embedded/render.ts' },
  { from: 'server/context-storyteller.ts', to: 'server/storyteller/embedded/render.ts' },
  { from: 'server/narrator/engines/flite.ts', to: 'server/narrator/narrator.ts' },
  { from: 'server/narrator/repository.ts', to: 'server/providers/audio-store/audio-store.ts' },
  { from: 'server/features/family/routes.ts', to: 'server/http/serve-endpoint.ts' },
  { from: 'server/features/family/store.ts', to: 'server/db/client.ts' },
  { from: 'server/features/family/other.ts', to: 'server/features/family/family.ts' },
  { from: 'server/features/family/tell.ts', to: 'server/storyteller/storyteller.ts' },
  { from: 'server/features/family/letter.ts', to: 'server/providers/mailer/mailer.ts' },
  { from: 'server/features/family/people.ts', to: 'server/reads/family.ts' },
  { from: 'server/reads/stories.ts', to: 'server/db/client.ts' },
  { from: 'server/features/family/needs.ts', to: 'server/context.ts', typeOnly: true },
  { from: 'server/providers/payments/stripe.ts', to: 'server/providers/payments/payments.ts' },
  { from: 'server/features/family/plan.ts', to: 'server/entitlements/entitlements.ts' },
  { from: 'server/providers/payments/other.ts', to: 'server/outbound/outbound.ts' },
  { from: 'server/storyteller/model/wire.ts', to: 'server/outbound/outbound.ts' },
  { from: 'server/narrator/engines/remote.ts', to: 'server/outbound/outbound.ts' },
  { from: 'server/app.ts', to: 'server/features/stories/stories.ts' },
  { from: 'client/screens/family.tsx', to: 'client/features/family/family-form.ts' },
  { from: 'client/features/family/queries.ts', to: 'client/api/call.ts' },
  { from: 'client/features/family/list.ts', to: 'client/features/family/family-form.ts' },
  { from: 'client/features/reader/two.ts', to: 'client/features/stories/queries.ts' },
  { from: 'client/features/reader/three.ts', to: 'client/features/listening/use-player.ts' },
  { from: 'client/features/stories/seven.ts', to: 'client/features/listening/use-player.ts' },
  { from: 'client/ui/dialog.tsx', to: 'react' },
  { from: 'client/main.tsx', to: 'client/screens/login.tsx' },
  { from: 'tests/journeys/evening.test.tsx', to: 'server/context.ts' },
  { from: 'server/features/family/routes.test.ts', to: 'tests/support/builders.ts' }
]

const root = resolve(import.meta.dirname, '../..')
let copy = ''
let guilty = new Map<string, string[]>()

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'talewick-imports-'))
  for (const file of ['.oxlintrc.json', 'package.json', 'scripts/lint-resolver.cjs', 'tsconfig.base.json']) {
    await mkdir(dirname(join(copy, file)), { recursive: true })
    await cp(join(root, file), join(copy, file))
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  await writeFile(
    join(copy, 'tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.base.json', include: ['**/*.ts', '**/*.tsx'] })
  )
  const all = [...forbidden, ...allowed]
  const targets = new Set(all.map((one) => one.to).filter((to) => isOurs(to)))
  for (const target of targets) await plant(target, 'export const planted = 1\nexport type Planted = number\n')
  for (const one of all) await plant(one.from, importLine(one))
  guilty = await lint(copy)
})

afterAll(() => rm(copy, { recursive: true, force: true }))

test.each(forbidden)('$from may not import $to', ({ from }) => {
  expect(guilty.get(from) ?? []).toContain('boundaries(dependencies)')
})

test.each(allowed)('$from may import $to', ({ from }) => {
  expect(guilty.get(from) ?? []).not.toContain('boundaries(dependencies)')
})

test('each planted file is planted once, so that none is written over by another', () => {
  const origins = [...forbidden, ...allowed].map(({ from }) => from)
  expect(origins.filter((from, at) => origins.indexOf(from) !== at)).toEqual([])
})

test('each folder in the table of who may import whom has a planted import that it refuses', async () => {
  const page = await readFile(join(root, 'docs/architecture.md'), 'utf8')
  const table = page.slice(page.indexOf('## Who may import whom'), page.indexOf('## The walk of a story'))
  const named = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
  const folders = named
    .filter((name) => !/\.tsx?$|^(?:tests|bench)$/.test(name))
    .map((name) => `${name.replace(/\/X?$/, '')}/`)
  expect(folders.length).toBeGreaterThan(20)
  expect(folders.filter((folder) => !forbidden.some(({ from }) => from.startsWith(folder)))).toEqual([])
})

test('two files that import each other are a cycle', async () => {
  await plant('server/jobs/first.ts', `import { planted } from './second.ts'\nexport const a = planted\n`)
  await plant('server/jobs/second.ts', `import { a } from './first.ts'\nexport const planted = a\n`)
  const found = await lint(copy)
  expect(found.get('server/jobs/first.ts') ?? []).toContain('import(no-cycle)')
})

test('two files that know each other by type alone are a cycle too', async () => {
  await plant('server/jobs/asked.ts', `import type { Answer } from './answered.ts'\nexport type Question = Answer[]\n`)
  await plant(
    'server/jobs/answered.ts',
    `import type { Question } from './asked.ts'\nexport type Answer = Question[]\n`
  )
  const found = await lint(copy)
  expect(found.get('server/jobs/asked.ts') ?? []).toContain('import(no-cycle)')
})

test('a file in a place the rules do not know is refused', async () => {
  await plant('server/elsewhere/thing.ts', 'export const planted = 1\n')
  const found = await lint(copy)
  expect(found.get('server/elsewhere/thing.ts') ?? []).toContain('boundaries(no-unknown-files)')
})

test('default exports, any, as, ! and odd file names are refused', async () => {
  await plant('server/jobs/BadName.ts', 'export default function run(x: any) {\n  return (x as string)!\n}\n')
  const found = (await lint(copy)).get('server/jobs/BadName.ts') ?? []
  for (const rule of [
    'import(no-default-export)',
    'typescript(no-explicit-any)',
    'typescript(consistent-type-assertions)',
    'typescript(no-non-null-assertion)',
    'unicorn(filename-case)'
  ]) {
    expect(found).toContain(rule)
  }
})

test('no part of the server asks other hosts but by the one way out', async () => {
  await plant('server/jobs/asking.ts', "export const asked = fetch('https://example.org')\n")
  await plant('server/outbound/asking.ts', "export const asked = fetch('https://example.org')\n")
  const found = await lint(copy)
  expect(found.get('server/jobs/asking.ts') ?? []).toContain('eslint(no-restricted-globals)')
  expect(found.get('server/outbound/asking.ts') ?? []).not.toContain('eslint(no-restricted-globals)')
})

test('rules that need types see them: a promise nobody waits for is refused', async () => {
  await plant('server/jobs/floating.ts', 'export function run(): void {\n  Promise.resolve(1)\n}\n')
  expect((await lint(copy)).get('server/jobs/floating.ts') ?? []).toContain('typescript(no-floating-promises)')
})

function isOurs(path: string): boolean {
  return /^(?:shared|content|server|client|tests)\//.test(path)
}

function importLine({ to, typeOnly }: Planted): string {
  if (!isOurs(to)) return `import '${to}'\n`
  if (typeOnly) return `import type { Planted } from '#${to}'\nexport type Used = Planted\n`
  return `import { planted } from '#${to}'\nexport const used: number = planted\n`
}

async function plant(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(copy, path)), { recursive: true })
  await writeFile(join(copy, path), text)
}

const reportSchema = z.object({
  number_of_files: z.number(),
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string() }))
})

/** The rules each file broke. */
async function lint(folder: string): Promise<Map<string, string[]>> {
  const run = promisify(execFile)
  const oxlint = join(root, 'node_modules/.bin/oxlint')
  const { stdout } = await run(process.execPath, [oxlint, '-f', 'json'], { cwd: folder, maxBuffer: 1e8 }).catch(
    (error: unknown) => z.object({ stdout: z.string() }).parse(error)
  )
  const report = reportSchema.parse(JSON.parse(stdout))
  const broken = new Map<string, string[]>()
  for (const { code, filename } of report.diagnostics) broken.set(filename, [...(broken.get(filename) ?? []), code])
  return broken
}
