import { sayOutline, type ActCard, type ModelScript, type ModelStep } from './fake-model-server.ts'

/** What models do wrong, one by one. `faults` is what the log must say of it; none where it is put right without a word. */
export interface BadAnswer {
  what: string
  script: ModelScript
  faults?: RegExp
}

const only = (...texts: string[]): ModelStep[] => texts.map((text) => ({ say: `${text}\n\n` }))
const always =
  (...steps: ModelStep[]): ModelScript =>
  () =>
    steps
/** As it should be, but for what is done to each paragraph. */
const changed =
  (change: (paragraph: string, card: ActCard, at: number) => string): ModelScript =>
  (card) =>
    card.outline.map((paragraph, at) => ({ say: `${change(paragraph, card, at)}\n\n` }))
const before =
  (text: string): ModelScript =>
  (card) => [{ say: `${text}\n\n` }, ...sayOutline(card)]
const after =
  (text: string): ModelScript =>
  (card) => [...sayOutline(card), { say: `${text}\n\n` }]
/** Good in the first acts, and then as `script` says. */
const later =
  (script: ModelScript): ModelScript =>
  (card, call) =>
    card.toldSoFar.length === 0 ? sayOutline(card) : script(card, call)
/** Bad once, and good when it is told what was wrong. */
const once =
  (script: ModelScript): ModelScript =>
  (card, call) =>
    card.correction === undefined ? script(card, call) : sayOutline(card)

const FRENCH =
  'Il était une fois une petite fille qui voulait toucher la lune avec un bâton de bois, mais la lune était trop loin et la nuit trop noire pour elle.'
const GERMAN =
  'Es war einmal ein kleiner Igel, der konnte nicht schlafen, weil der Mond so hell durch das Fenster schien und die Nacht so leise war.'
const CHINESE = '从前有一只小兔子住在森林里，它每天晚上都睡不着觉，因为月亮太亮了，星星也太吵了。'
const filler = (words: number) =>
  Array.from({ length: Math.ceil(words / 10) }, () => 'It went on and on and on and then some more.').join(' ')

export const BAD_ANSWERS: readonly BadAnswer[] = [
  // Nothing comes, or comes late, or breaks off.
  { what: 'nothing at all', script: always(), faults: /short/ },
  { what: 'only blank lines', script: always({ say: '\n\n\n\n' }), faults: /short/ },
  { what: 'a server error', script: always({ status: 500 }), faults: /failed/ },
  { what: 'a bad gateway', script: always({ status: 502 }), faults: /failed/ },
  { what: 'a refused key', script: always({ status: 401 }), faults: /failed.*401/ },
  { what: 'no money left', script: always({ status: 402 }), faults: /failed.*402/ },
  { what: 'a model that is not there', script: always({ status: 404 }), faults: /failed.*404/ },
  { what: 'too many requests', script: always({ status: 429, headers: { 'retry-after-ms': '5' } }), faults: /failed/ },
  { what: 'an error inside the stream', script: always({ say: 'Once there' }, { end: 'error' }), faults: /failed/ },
  { what: 'a stream that stalls before its first word', script: always({ waitMs: 900 }), faults: /timeout/ },
  {
    what: 'a stream that stalls in a sentence',
    script: always({ say: 'Once there' }, { waitMs: 900 }),
    faults: /timeout/
  },
  { what: 'a socket that is cut at once', script: always({ end: 'cut' }), faults: /failed/ },
  {
    what: 'a socket that is cut in the middle',
    script: (card) => [...sayOutline(card).slice(0, 2), { say: 'And then' }, { end: 'cut' }],
    faults: /failed/
  },
  {
    what: 'a socket that is cut in the last act',
    script: (card) =>
      card.part.startsWith('the end') ? [...sayOutline(card).slice(0, 1), { end: 'cut' }] : sayOutline(card),
    faults: /end: /
  },
  {
    what: 'an end without an end',
    script: (card) => [...sayOutline(card).slice(0, 1), { end: 'silent' }],
    faults: /failed|short/
  },
  {
    what: 'the limit of tokens',
    script: (card) => [...sayOutline(card).slice(0, 1), { say: 'And just' }, { end: 'length' }],
    faults: /length/
  },
  { what: 'the provider’s own filter', script: always({ end: 'content-filter' }), faults: /filtered/ },
  { what: 'silence from the second act on', script: later(always({ status: 503 })), faults: /failed/ },
  // It talks, where it should tell.
  { what: 'a greeting', script: before('Sure! Here is the first part of your bedtime story:') },
  { what: 'a compliment', script: before('Absolutely, what a lovely idea for a story.') },
  { what: 'a heading', script: before('## Part One: The Tooth') },
  { what: 'a bold title', script: before('**Title: The Little Tooth**') },
  { what: 'an act number', script: before('Act 1') },
  { what: 'a goodbye', script: after('I hope you like this part! Let me know if you want changes to the story.') },
  { what: 'a word count', script: after('Word count: 212') },
  { what: 'the end, by name', script: after('The End') },
  { what: 'a rule of stars', script: after('* * *') },
  { what: 'thoughts aloud', script: before('<think>The user wants a story.\n\nI should mention the dog.</think>') },
  {
    what: 'thoughts that never end',
    script: always({ say: '<think>Let me think about this story for a while' }),
    faults: /short/
  },
  {
    what: 'talk about itself',
    script: before('As an AI language model I do not sleep, but I can pretend.'),
    faults: /machine-talk/
  },
  {
    what: 'an address',
    script: before('They read all about it on www.example.com and then they went to bed.'),
    faults: /machine-talk/
  },
  { what: 'a refusal', script: always({ say: 'I cannot help with that request.' }), faults: /short|missing/ },
  // It has the wrong form.
  {
    what: 'markdown',
    script: changed((paragraph) => `**${paragraph.split(' ')[0]}** ${paragraph.split(' ').slice(1).join(' ')}`)
  },
  {
    what: 'italics',
    script: changed((paragraph) => `_${paragraph.split(' ')[0]}_ ${paragraph.split(' ').slice(1).join(' ')}`)
  },
  { what: 'a list', script: changed((paragraph) => `- ${paragraph}`) },
  {
    what: 'quotations as in code',
    script: changed((paragraph) => paragraph.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'"))
  },
  { what: 'lines that are broken', script: changed((paragraph) => paragraph.replaceAll('. ', '.\n')) },
  { what: 'line ends of another system', script: (card) => [{ say: card.outline.join('\r\n\r\n') }] },
  { what: 'double blanks', script: changed((paragraph) => paragraph.replaceAll(' ', '  ')) },
  { what: 'JSON', script: (card) => only(JSON.stringify({ paragraphs: card.outline })), faults: /not-prose|too-long/ },
  {
    what: 'a code block',
    script: (card) => [{ say: '```json\n\n' }, { say: `${JSON.stringify(card.outline)}\n\n` }],
    faults: /not-prose|too-long/
  },
  { what: 'markup', script: changed((paragraph) => `<p>${paragraph}</p>`), faults: /slot/ },
  { what: 'the card itself', script: (card) => only(JSON.stringify(card)), faults: /not-prose|too-long/ },
  {
    what: 'a template',
    script: before('Then {hero} went to bed with the [object] in the dark of the night.'),
    faults: /slot/
  },
  {
    what: 'figures',
    script: before('They counted 3 geese and 12 ducks on the way, and one of them was asleep already.')
  },
  {
    what: 'a year',
    script: before('It was the summer of 1987 and they all remembered it very well indeed.'),
    faults: /figure/
  },
  {
    what: 'one endless paragraph',
    script: (card) => [{ say: card.outline.join(' ') + ' ' + filler(200) }],
    faults: /too-long/
  },
  // It is in the wrong words.
  { what: 'French', script: always({ say: `${FRENCH}\n\n` }), faults: /language/ },
  { what: 'German', script: always({ say: `${GERMAN}\n\n` }), faults: /language/ },
  { what: 'Chinese', script: always({ say: `${CHINESE}\n\n` }), faults: /language/ },
  { what: 'French in the last act', script: later(always({ say: `${FRENCH}\n\n` })), faults: /language/ },
  {
    what: 'a dead body',
    script: before('In the hall lay a corpse with a knife in it, and there was blood on the stairs.'),
    faults: /unwanted/
  },
  {
    what: 'a gun',
    script: later(before('He took the gun from the drawer and shot the wolf until it was dead.')),
    faults: /unwanted/
  },
  {
    what: 'a swear word',
    script: before('“Oh shit,” said somebody in the dark of the hall, and it was quiet.'),
    faults: /unwanted/
  },
  {
    what: 'beer and cigarettes',
    script: before('They sat down with a beer and a cigarette and talked until they were drunk.'),
    faults: /unwanted/
  },
  // It is not about these people.
  {
    what: 'another child',
    script: changed((paragraph, card) =>
      card.people.reduce((text, { name }) => text.replaceAll(name, 'Lily'), paragraph)
    ),
    faults: /stranger-name|missing/
  },
  {
    what: 'a new friend with a name',
    script: before('Next door there lived a boy, and his name was Oliver, and he was very tall.'),
    faults: /stranger-name/
  },
  {
    what: 'a nickname',
    script: changed((paragraph, card) =>
      card.people.reduce(
        (text, { name }) => (name.length > 5 ? text.replaceAll(name, name.slice(0, 4)) : text),
        paragraph
      )
    ),
    faults: /nickname|missing/
  },
  {
    what: 'nobody by name',
    script: changed((paragraph, card) =>
      card.people.reduce((text, { name }) => text.replaceAll(name, 'somebody'), paragraph)
    ),
    faults: /missing/
  },
  {
    what: 'a dog that talks',
    script: (card) => [
      ...sayOutline(card).slice(0, 1),
      ...only(`“Good evening to you all,” said ${card.people.at(-1)?.name ?? ''}, and it was the dog who said it.`),
      ...sayOutline(card).slice(1)
    ],
    faults: /speech/
  },
  {
    what: 'a toddler who climbs',
    script: (card) => [
      ...sayOutline(card).slice(0, 1),
      ...only(`Then ${card.people[1]?.name ?? ''} climbed up to the top of the shelf and was very proud.`),
      ...sayOutline(card).slice(1)
    ],
    faults: /deed-age/
  },
  // It has the wrong length, or says things twice.
  {
    what: 'one sentence',
    script: (card) => only(`${card.people[0]?.name ?? ''} went to bed and was asleep.`),
    faults: /short|missing/
  },
  {
    what: 'half of it',
    script: (card) => sayOutline(card).slice(0, Math.ceil(card.outline.length / 2)),
    faults: /short|missing|repeated/
  },
  {
    what: 'far too much',
    script: (card) => [
      ...sayOutline(card),
      ...only(...Array.from({ length: 30 }, (_, at) => `${filler(40)} ${'and so on '.repeat(at % 5)}.`))
    ]
  },
  { what: 'everything twice', script: (card) => [...sayOutline(card), ...sayOutline(card)] },
  {
    what: 'one paragraph for ever',
    script: (card) => Array.from({ length: 12 }, () => ({ say: `${card.outline[0]}\n\n` })),
    faults: /repeated|short/
  },
  {
    what: 'what has been told already',
    script: (card) =>
      card.toldSoFar.length === 0 ? sayOutline(card) : card.toldSoFar.map((say) => ({ say: `${say}\n\n` })),
    faults: /repeated/
  },
  // It does not end as a bedtime story ends.
  {
    what: 'a loud end',
    script: (card) =>
      card.part.startsWith('the end')
        ? only('“Hooray!” they shouted, and they raced round the house once more.')
        : sayOutline(card),
    faults: /calm/
  },
  {
    what: 'an end with a question',
    script: (card) =>
      card.part.startsWith('the end')
        ? [...sayOutline(card), ...only('And who knows what tomorrow will bring to them all?')]
        : sayOutline(card),
    faults: /refused/
  },
  {
    what: 'an end in which nobody sleeps',
    script: (card) =>
      card.part.startsWith('the end')
        ? [
            ...sayOutline(card).slice(0, -1),
            ...only('Then they put on their boots and went out to the garden to look for the moon.')
          ]
        : sayOutline(card),
    faults: /refused|short/
  },
  // It is put right when it is told what was wrong.
  { what: 'French, once', script: once(always({ say: `${FRENCH}\n\n` })), faults: /language/ },
  { what: 'too short, once', script: once((card) => sayOutline(card).slice(0, 1)), faults: /short|missing/ },
  {
    what: 'a stranger, once',
    script: once(before('There was a man at the door, and his name was Gregory, and he was wet.')),
    faults: /stranger-name/
  }
]
