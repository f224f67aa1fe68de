import type { ModelEnd } from './language-model.ts'

/**
 * Cuts a stream of text into paragraphs, each handed on as soon as the blank line after it is there. What a model thinks
 * aloud (`<think>…</think>`) is no part of the text. The last paragraph has no blank line after it: it counts only when
 * the model ended by itself.
 */
export async function* paragraphsOf(stream: AsyncGenerator<string, ModelEnd>): AsyncGenerator<string, ModelEnd> {
  let waiting = ''
  try {
    for (;;) {
      const step = await stream.next()
      if (step.done === true) {
        const rest = withoutThoughts(waiting, true).trim()
        if (step.value.finish === 'stop' && rest !== '') yield rest
        return step.value
      }
      waiting = withoutThoughts(waiting + step.value.replaceAll('\r\n', '\n'), false)
      if (isThinking(waiting)) continue
      for (let cut = BREAK.exec(waiting); cut !== null; cut = BREAK.exec(waiting)) {
        const paragraph = waiting.slice(0, cut.index).trim()
        waiting = waiting.slice(cut.index + cut[0].length)
        if (paragraph !== '') yield paragraph
      }
    }
  } finally {
    await stream.return(UNREAD)
  }
}

/** How an answer ends that was not read to its end. */
export const UNREAD: ModelEnd = { finish: 'stop', reason: '', usage: { input: 0, output: 0 } }

const BREAK = /\n[ \t]*\n\s*/u
const THOUGHTS = /<(think|thinking|reasoning)>[\s\S]*?<\/\1>/giu

function withoutThoughts(text: string, isOver: boolean): string {
  const without = text.replaceAll(THOUGHTS, '')
  return isOver ? without.replace(/<(think|thinking|reasoning)>[\s\S]*$/iu, '') : without
}

function isThinking(text: string): boolean {
  return /<(think|thinking|reasoning)>/iu.test(text)
}

const NUMBERS =
  'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' '
  )

/**
 * A model's paragraph in the typography of a story, or null where it is none: a heading, a greeting, a rule. Wording
 * stays as it is.
 */
export function cleanParagraph(raw: string): string | null {
  const lines = raw
    .split('\n')
    .map((line) => line.trim().replace(/^(?:#{1,6}|>|[-*•])\s+/u, ''))
    .filter((line) => line !== '' && !ORNAMENT.test(line))
  const text = inTypography(lines.join(' '))
  if (text === '' || HEADING.test(text) || isGreeting(text)) return null
  return text
}

/** Whether a model's paragraph was a list, a heading, code or a link: cleaned of its marks it would be no prose. */
export function hasMarkdown(raw: string): boolean {
  return MARKED_LINE.test(raw) || /\]\(|`|\*\*|__|<\/?\p{Ll}+>/u.test(raw)
}

/** A model's text with the quotation marks, dashes and written-out numbers of a story, and without marks of emphasis. */
export function inTypography(text: string): string {
  return text
    .replaceAll(/\*\*([^*]+)\*\*|__([^_]+)__/gu, (_, one?: string, two?: string) => one ?? two ?? '')
    .replaceAll(/(?<!\p{L})[*_]([^*_]+)[*_](?!\p{L})/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\s*(?:--|—|–)\s*/gu, ' – ')
    .replaceAll(/(?<=^|[\s(–])"(?=\S)/gu, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=^|[\s(“–])'(?=\S)/gu, '‘')
    .replaceAll("'", '’')
    .replaceAll(/\.{3,}/gu, '…')
    .replaceAll(/\b\d{1,2}\b/gu, (figures) => NUMBERS[Number(figures)] ?? figures)
    .trim()
}

const MARKED_LINE = /^\s*(?:#{1,6}\s|>\s|[-*•]\s|\d{1,2}[.)]\s|\|)/mu
const ORNAMENT = /^(?:[-*_=~ ]{2,}|\[?the end\]?[.!]?|```\w*)$/iu
const HEADING = /^(?:act|part|chapter|scene|title|paragraph|word count|words)\b[^.!?”]{0,60}:?$/iu

/** What a chatty model says before and after its work. */
function isGreeting(text: string): boolean {
  return (
    /^(?:sure|certainly|of course|absolutely|okay|ok|great|got it|here(?:’s| is| are| you go)|below is|i hope|let me know|note:|i’ve|i have written|this (?:act|story|version))\b/iu.test(
      text
    ) && /(?:story|act|paragraph|words|enjoy|like|help|changes|continu|version|part)\b/iu.test(text)
  )
}
