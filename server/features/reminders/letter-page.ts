/** Colours of the product's night, for letters and the page behind their last link: mail programs know no variables. */
const NIGHT = '#14161f'
const PANEL = '#1f2230'
const TEXT = '#efe6d8'
const QUIET = '#b9b1a6'
const EMBER = '#f2a65a'
const ON_EMBER = '#221405'
const SERIF = "Georgia, 'Times New Roman', serif"

export interface LetterPage {
  brand: string
  title: string
  paragraphs: readonly string[]
  button?: { label: string; url: string } | undefined
  footer: readonly { text: string; url?: string | undefined }[]
}

/** A letter as a page: tables and inline styles alone, because mail programs drop everything else. */
export function letterHtml({ brand, title, paragraphs, button, footer }: LetterPage): string {
  const text = (size: number, color: string) =>
    `font-family:${SERIF};font-size:${size}px;line-height:1.6;color:${color};`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark">',
    `<title>${escape(title)}</title></head>`,
    `<body style="margin:0;background:${NIGHT};">`,
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:${NIGHT};"><tr><td align="center" style="padding:32px 16px;">`,
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:${PANEL};border-radius:24px;"><tr><td style="padding:36px 32px;">`,
    `<p style="${text(15, EMBER)}margin:0 0 12px;letter-spacing:.04em;">${escape(brand)}</p>`,
    `<h1 style="${text(28, TEXT)}line-height:1.25;font-weight:normal;margin:0 0 20px;">${escape(title)}</h1>`,
    ...paragraphs.map((one) => `<p style="${text(18, TEXT)}margin:0 0 16px;">${escape(one)}</p>`),
    button === undefined
      ? ''
      : `<p style="margin:28px 0 8px;"><a href="${escape(button.url)}" style="${text(18, ON_EMBER)}display:inline-block;background:${EMBER};border-radius:999px;padding:12px 28px;text-decoration:none;">${escape(button.label)}</a></p>`,
    '</td></tr></table>',
    ...footer.map(({ text: words, url }) =>
      url === undefined
        ? `<p style="${text(14, QUIET)}max-width:560px;margin:16px 0 0;">${escape(words)}</p>`
        : `<p style="${text(14, QUIET)}max-width:560px;margin:16px 0 0;"><a href="${escape(url)}" style="color:${QUIET};">${escape(words)}</a></p>`
    ),
    '</td></tr></table></body></html>'
  ].join('')
}

/** The page behind the last link of a letter; without a script, for it opens in whatever a mail program brings along. */
export function unsubscribePage(page: {
  brand: string
  title: string
  text: string
  /** What a press of the button sends back; none once it is done. */
  button?: { label: string; action: string } | undefined
  nonce: string
}): string {
  const { brand, title, text, button, nonce } = page
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escape(title)}</title><style nonce="${nonce}">`,
    `body{margin:0;min-height:100vh;display:grid;place-items:center;background:${NIGHT};color:${TEXT};font:18px/1.6 ${SERIF}}`,
    `main{box-sizing:border-box;max-width:34rem;margin:1rem;padding:2.25rem 2rem;background:${PANEL};border-radius:24px}`,
    `p{margin:0 0 1rem}.brand{color:${EMBER};font-size:15px}h1{font-weight:normal;font-size:28px;line-height:1.25;margin:0 0 1rem}`,
    `a{color:${TEXT}}button{font:inherit;color:${ON_EMBER};background:${EMBER};border:0;border-radius:999px;min-height:48px;padding:0 1.75rem;cursor:pointer}`,
    `button:focus-visible,a:focus-visible{outline:3px solid ${TEXT};outline-offset:3px}`,
    `</style></head><body><main><p class="brand">${escape(brand)}</p><h1>${escape(title)}</h1><p>${escape(text)}</p>`,
    button === undefined
      ? '<p><a href="/user-profile">My Profile</a></p>'
      : `<form method="post" action="${escape(button.action)}"><button type="submit">${escape(button.label)}</button></form>`,
    '</main></body></html>'
  ].join('')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
