import { type Call, type Line, type Mood, type Scene, type ScenePlot, type SceneStep } from '../format.ts'
import { lineText, linesOf } from '../line-lint.ts'
import { deedIsShown, propsAreFound, propsAreLookedAt, propsAreThanked } from './prop-scenes.ts'

/** A scene as it is written down: each paragraph a text, or a few that may stand for each other, or a step in full. */
export interface WrittenScene {
  id: string
  S?: Call
  A?: Call
  /** Left out in a short story; the lowest number is told first. */
  spare?: number
  /** With `spare`: of a visitor with a body, an animal or a person. */
  embodied?: true
  paragraphs: (Line | Line[] | SceneStep)[]
}

export interface WrittenPlot {
  /** "wish-" and the id of the first pack, where nothing is said. */
  id?: string
  /** The packs of which it tells, by id. */
  themes?: string[]
  /** Or wishes that no pack knows by themselves, each as the words that all stand in one. */
  wishes?: string[]
  /** Words of those packs that it does not answer: of a wish that says one of them, another story is told. */
  except?: string[]
  /** The wish says one of these. */
  only?: string[]
  /** Words of its packs’ keys that it answers and does not say. */
  answers?: string[]
  /** Or the trouble with which a visitor comes of whom the wish tells. */
  visits?: NonNullable<ScenePlot['visits']>
  /** With `visits`: not told of what was done once. */
  ofNature?: true
  /** With `visits`: what the wish says of that one, as it is typed after “who”. */
  whoever?: NonNullable<ScenePlot['whoever']>
  /** But not of these: “candle”, where the visitor is poured. */
  notOf?: NonNullable<ScenePlot['notOf']>
  /** Or the form or the mood of any wish. */
  tellsAny?: NonNullable<ScenePlot['tellsAny']>
  /** With `tellsAny: 'known'`: the sorts of nouns of which it is told. */
  knows?: NonNullable<ScenePlot['knows']>
  /** And what is done with them. */
  used?: NonNullable<ScenePlot['used']>
  /** Or just these nouns, as the lexicon calls them. */
  nouns?: NonNullable<ScenePlot['nouns']>
  /** With `tellsAny: 'works'` or `'keeps'`: the work of which it is told, as `content/roles/work.ts` names who does it. */
  jobs?: NonNullable<ScenePlot['jobs']>
  /** With `tellsAny: 'pair'`: the sorts of the two of whom it is told, as {seen} and {beside}. */
  pairOf?: NonNullable<ScenePlot['pairOf']>
  /** With `tellsAny: 'question'`: the sort of what it is asked about, {asked}. */
  asksOf?: NonNullable<ScenePlot['asksOf']>
  /** With `tellsAny: 'once'`: the kinds of deeds (`deed-kinds.ts`) of which it is told. */
  deeds?: NonNullable<ScenePlot['deeds']>
  /** Its wishes may name one of the family (“Mum’s new job”): another is beside the hero, where there is one. */
  namesFamily?: true
  /** With `namesFamily`: the mother is elsewhere in it, and not beside the hero where there is another. */
  motherIsAway?: true
  /** Told of one of the family whom its wishes name ({star}): of a relative, who is then beside the hero, or of a pet. */
  star?: 'kin' | 'pet'
  /** With `star`: told only where that one is there tonight. Of a father who is not, “my dad” may say that he is missed. */
  starIsHere?: true
  /** With `star`: not told of a child of the family. */
  starIsGrown?: true
  /** With `wishes`: not told where more is said than the story says, as “grandma’s handbag”. */
  nothingElse?: true
  /** With `wishes`: told also where they are asked, as “what if dogs could drive”; `fact` where it plays and answers why or how. */
  asked?: true | 'fact'
  /** Told only where no person is named whom it befell: “a hug”, and not “a hug she didn’t want”. */
  namesNobody?: true
  /** It is a quiet one, for a sorrow. */
  comfort?: true
  /** The partner is the harbour, the shop or the patient all evening, and answers no other call. */
  partnerPlays?: true
  /** Those two are children, where the household has two. */
  amongChildren?: true
  /** What is wished for happens in it: told before those that play with its telling. */
  isTale?: true
  /** For the editor: the story in one sentence. */
  about: string
  /** The moods of a wish that it answers, beside none. */
  moods?: Mood[]
  titles: string[]
  elements?: string[]
  company?: string[]
  fed?: true
  /** They sleep somewhere else that night. */
  away?: true
  /** It is played out of the house. */
  out?: true
  /** No day of the family is told before it. */
  beginsElsewhere?: true
  want: WrittenScene[]
  way: WrittenScene[]
  turn: WrittenScene[]
  everybody: Record<'want' | 'way' | 'turn', Line[]>
  /** Out of the play and towards bed: they tidy; they wash and lie down. */
  bed: (Line | Line[])[]
  /** {H} is asleep, in the words of this story; two or three, for it is told again some day. */
  last?: Line[]
}

/** Whether it was written whole, for one wish or for one who comes with it. */
export function isOfItsOwn({ themes, wishes, visits, tellsAny }: ScenePlot): boolean {
  return themes !== undefined || wishes !== undefined || visits !== undefined || tellsAny !== undefined
}

/** What a message tells is told in it sentence by sentence, whatever that is about. */
export function isRecounted({ tellsAny }: Pick<ScenePlot, 'tellsAny'>): boolean {
  return tellsAny === 'recounted' || tellsAny === 'relived' || tellsAny === 'madeup'
}

/** It is the story of one wish, and not a form that any may be told in. */
export function isOfOneWish({ tellsAny, visits }: ScenePlot): boolean {
  return tellsAny === undefined && visits === undefined
}

/** Whether it tells what a wish says beside its deed, so that it is told of few wishes. */
export function tellsSecondHalf({ steps }: Scene): boolean {
  return steps.flatMap(linesOf).some((line) => /\{(?:once|ours)\.also\}/u.test(lineText(line)))
}

/** A story of its own for one wish, for two who talk and any others who are there. */
export function wishPlot({ id, themes, moods, elements, want, way, turn, everybody, bed, ...plot }: WrittenPlot): ScenePlot {
  return {
    ...plot,
    id: id ?? `wish-${themes?.[0] ?? plot.visits ?? plot.tellsAny ?? plot.wishes?.[0]?.replaceAll(' ', '-') ?? ''}`,
    ...(themes ? { themes } : {}),
    fits: { sorts: 'any', ...(moods ? { moods } : {}) },
    elements: elements ?? [],
    talkers: 2,
    scenes: [
      ...want.map(sceneOf('want')),
      ...(isOfAnyDeed(plot) ? withProps(way.map(sceneOf('way'))) : way.map(sceneOf('way'))),
      ...turn.map(sceneOf('turn')),
      ...(isOfAnyDeed(plot) ? [propsAreThanked] : [])
    ],
    everybody: { want: { both: everybody.want }, way: { both: everybody.way }, turn: { both: everybody.turn } },
    bed: bed.map(stepOf)
  }
}

/** Told of any deed at all, so that what it is done with has to be said. */
function isOfAnyDeed({ tellsAny, deeds }: Pick<ScenePlot, 'tellsAny' | 'deeds'>): boolean {
  if (deeds !== undefined) return false
  return tellsAny === 'once' || tellsAny === 'ours' || tellsAny === 'did' || tellsAny === 'we'
}

function withProps(way: readonly Scene[]): Scene[] {
  return [propsAreFound, deedIsShown, ...way.slice(0, -1), ...propsAreLookedAt, ...way.slice(-1)]
}

function sceneOf(act: Scene['act']) {
  return ({ paragraphs, ...scene }: WrittenScene): Scene => ({ ...scene, act, steps: paragraphs.map(stepOf) })
}

function stepOf(written: Line | Line[] | SceneStep): SceneStep {
  if (Array.isArray(written)) return { both: written }
  return typeof written === 'string' || 'text' in written ? { both: [written] } : written
}
