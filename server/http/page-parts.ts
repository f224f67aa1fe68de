import type { AppContext } from '#server/context.ts'
import type { Billing } from '#shared/billing.ts'

/** Where the build, and we, leave room for the nonce of an answer. */
const NONCE = '__CSP_NONCE__'

interface PageNeeds {
  config: Pick<AppContext['config'], 'brand' | 'demo' | 'storyteller'> & { designs: { token: string | null } }
  mailer: Pick<AppContext['mailer'], 'reachesMailboxes'>
}
interface PageFacts {
  /** The scripts and fonts it is going to want. */
  files: readonly string[]
  billing: Billing
}

/** What was made of the pages of the build, by page and then by what it was filled with. */
const kept = new WeakMap<PageNeeds, Map<string, Map<string, readonly string[]>>>()
/** Pages of a build; each new build of a running server brings new ones. */
const MOST_PAGES = 16

/**
 * A page of the build with this server's name in its words, and with what it must know before its script runs: the nonce,
 * that this server is its API, the brand, how money is taken, and which files it is going to want. All but the nonce is
 * put together once; what names a family's payment is not kept.
 */
export function pageWith(html: string, needs: PageNeeds, { nonce, ...facts }: PageFacts & { nonce: string }): string {
  return partsOf(html, needs, facts).join(nonce)
}

function partsOf(html: string, needs: PageNeeds, facts: PageFacts): readonly string[] {
  if (facts.billing.clientReference !== null) return cut(html, needs, facts)
  const pages = kept.get(needs) ?? new Map<string, Map<string, readonly string[]>>()
  kept.set(needs, pages)
  if (pages.size >= MOST_PAGES && !pages.has(html)) pages.clear()
  const page = pages.get(html) ?? new Map<string, readonly string[]>()
  pages.set(html, page)
  const key = JSON.stringify(facts)
  const parts = page.get(key) ?? cut(html, needs, facts)
  page.set(key, parts)
  return parts
}

/** The page without its nonces, cut where they go. */
function cut(html: string, { config, mailer }: PageNeeds, { files, billing }: PageFacts): readonly string[] {
  const { brand, demo, storyteller, designs } = config
  const head = [
    `<meta name="csp-nonce" nonce="${NONCE}" content="${NONCE}">`,
    '<meta name="api-base" content="">',
    `<meta name="brand" content="${escapeHtml(JSON.stringify(brand))}">`,
    `<meta name="billing" content="${escapeHtml(JSON.stringify(billing))}">`,
    `<meta name="demo" content="${demo ? 'on' : 'off'}">`,
    // Where letters only become files no page tells a parent to look into the mailbox.
    `<meta name="mail" content="${mailer.reachesMailboxes ? 'on' : 'off'}">`,
    // No page promises a story in a second where a model takes its time.
    `<meta name="writer" content="${storyteller.kind === 'embedded' ? 'embedded' : storyteller.use}">`,
    // Whether there is a token, not which.
    `<meta name="designs" content="${designs.token === null ? 'off' : 'on'}">`
  ].join('')
  const wanted = files.map(preload).join('')
  return named(html, brand)
    .replace(/<head[^>]*>/, (tag) => tag + head)
    .replace('</head>', () => `${wanted}</head>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(brand.name)}</title>`)
    .split(NONCE)
}

/** Fills in what this server goes by. */
function named(html: string, brand: PageNeeds['config']['brand']): string {
  const texts = new Map(Object.entries(brand).map(([key, text]) => [`%brand.${key}%`, escapeHtml(String(text))]))
  return html.replaceAll(/%brand\.\w+%/g, (place) => texts.get(place) ?? place)
}

function preload(file: string): string {
  const how = file.endsWith('.woff2') ? 'rel="preload" as="font" type="font/woff2"' : 'rel="modulepreload"'
  return `<link ${how} crossorigin href="/${file}">`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
