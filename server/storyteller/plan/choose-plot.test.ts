import { describe, expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { person } from '#tests/support/requested-character.ts'
import type { StoryBrief } from '../story-brief.ts'
import type { StoryMemory } from '../storyteller.ts'
import { planStory } from './plan-story.ts'
import type { StoryPlan } from './story-plan.ts'

const isla = person('Isla', 6, 'daughter', { avatar: 'girl' })
const mum = person('Rosa', 38, 'mother', { avatar: 'girl' })

const PARTS = Array.from({ length: 24 }, (_, part) => part)

describe('a story of its own', () => {
  test.each([
    'going to the dentist',
    'Isla is afraid of the dentist',
    'A story about the dentist please',
    'dentist tomorrow!'
  ])('“%s” is told by it, whatever the seed', (theme) => {
    for (const seed of ['a', 'b', 'c']) expect(plotOf({ theme }, [], seed)).toBe('wish-dentist')
  })

  test.each([
    'a dentist for dragons',
    'why do dentists wear masks',
    'the dentist and the lighthouse',
    'losing a race to the dentist',
    ''
  ])('“%s” says more than it speaks of, or something else, and is told by another', (theme) =>
    expect(plotOf({ theme })).not.toMatch(/^wish-dentist/u)
  )

  test.each([
    ['going to the doctor', 'Isla has chicken pox', 'wish-doctor'],
    ['a new baby', 'expecting a baby', 'wish-new-baby'],
    ['first day at school', 'homework', 'wish-school-first-day']
  ])('“%s” is told by it, and “%s”, which its pack knows too, by another', (answered, unanswered, id) => {
    expect(plotOf({ theme: answered })).toBe(id)
    expect(plotOf({ theme: unanswered })).not.toBe(id)
  })

  test.each([
    ['the baby is coming soon', 'wish-baby-coming'],
    ['Mummy is having a baby', 'wish-baby-coming'],
    ['there is a baby in mummy’s tummy', 'wish-baby-coming'],
    ['our new baby', 'wish-new-baby'],
    ['an owl who falls asleep at night', 'wish-owl-asleep-at-night'],
    ['Sophie’s wobbly tooth finally fell out', 'wish-tooth-lost'],
    ['toilet training', 'wish-potty'],
    ['afraid of the dark', 'wish-the-dark'],
    ['bathtime', 'wish-bath'],
    ['staying with grandma', 'wish-grandparents-visit'],
    ['starting kindergarten', 'wish-school-first-day'],
    ['learning to swim', 'wish-swimming'],
    ['making friends', 'wish-friends'],
    ['apologising', 'wish-saying-sorry']
  ])('“%s” is told by a story that answers it in other words: %s', (theme, id) => expect(plotOf({ theme })).toBe(id))

  test('a child alone, or with a dog, has a toy along in it, the same one every night', () => {
    const dog = { ...person('Biscuit', 4, 'dog', { avatar: 'girl' }), avatar: 'dog' }
    for (const characters of [[isla], [isla, dog]]) {
      const plans = ['a', 'b'].map((seed) => planOf({ theme: 'going to the dentist', characters }, [], seed))
      expect(plans.map(({ plot }) => plot.id)).toEqual(['wish-dentist', 'wish-dentist'])
      const [toy] = plans.map(({ companion }) => companion?.called)
      expect(toy).toMatch(/^the /u)
      expect(plans.map(({ companion, cast }) => [companion?.called, cast.length])).toEqual([
        [toy, characters.length + 1],
        [toy, characters.length + 1]
      ])
    }
  })

  test('nobody has a toy along who has somebody to talk with, or hears another story', () => {
    expect(planOf({ theme: 'going to the dentist' }).companion).toBeNull()
    expect(planOf({ theme: '', characters: [isla] }).companion).toBeNull()
  })

  test.each([
    ['a grown-up', [mum]],
    ['a child of two', [{ ...isla, age: 2 }]],
    ['a baby', [{ ...isla, age: 1, avatar: 'baby' }]]
  ])('%s who is alone has a toy along, and hears the story of the wish', (_, characters) => {
    const { plot, companion } = planOf({ theme: 'going to the dentist', characters })
    expect(plot.id).toBe('wish-dentist')
    expect(companion).not.toBeNull()
  })

  test('the toy is never of the kind that the wish is about', () => {
    for (const name of ['Isla', 'Theo', 'Mei', 'Ngoc', 'Ada', 'Sam']) {
      const plan = planOf({ theme: 'bears', characters: [{ ...isla, name }] })
      expect(plan.companion?.called ?? '').not.toContain('bear')
    }
  })

  test('a family hears it again after twenty nights, not before', () => {
    const told = (plotId: string): StoryMemory => ({ plotId, lineIds: [] })
    const night = Array.from({ length: 19 }, (_, at) => told(storyLibrary.plots[at % 9]?.id ?? 'map'))
    expect(plotOf({ theme: 'going to the dentist' }, [told('wish-dentist'), ...night])).not.toBe('wish-dentist')
    expect(plotOf({ theme: 'going to the dentist' }, [...night, told('map'), told('wish-dentist')])).toBe(
      'wish-dentist'
    )
  })

  test.each([
    ['a train that couldn’t sleep', 'wish-sleepless'],
    ['A story about a little owl who can’t fall asleep', 'wish-sleepless'],
    ['a robot who wants to learn to cook', 'wish-whoever-cook'],
    ['a penguin who wants to fly', 'wish-whoever-fly'],
    ['a lighthouse who wants to learn to whistle', 'wish-whoever-whistle'],
    ['a lighthouse who wants to learn to fence', 'wish-learning'],
    ['the dragon who is afraid of porridge', 'wish-afraid'],
    ['the dragon who is afraid of fire', 'wish-dragon-afraid-of-fire'],
    ['a lost penguin', 'wish-lost'],
    ['a bear who lost its way', 'wish-whoever-gets-lost'],
    ['a lonely lighthouse', 'wish-alone'],
    ['a monster who has no friends', 'wish-whoever-friend'],
    ['an elephant who never forgets', 'wish-whoever-remembers'],
    ['the bus that forgot where to go', 'wish-visits-forgets']
  ])('whoever is wished for comes with what ails them: “%s”', (theme, plot) => {
    expect(plotOf({ theme })).toMatch(new RegExp(`^${plot}$`, 'u'))
  })

  test.each([
    ['the geese got out', 'wish-incident-escaped'],
    ['the day the wifi broke', 'wish-any-still-works'],
    ['Nana is coming to stay', 'wish-(?:any-comes|visiting-grandparents)'],
    ['the heating is broken again', 'wish-boiler-coats'],
    ['noises at night', 'wish-creaky-house'],
    ['the printer is broken again', 'wish-any-(?:complaints|nothing)'],
    ['Ella bumped her chin on the slide, 2 stitches', 'wish-stitches'],
    ['scared of the leaf blower at nursery', 'wish-any-noisy']
  ])('what has happened is told as news, and kindly where it is sad: “%s”', (theme, plot) => {
    expect(plotOf({ theme })).toMatch(new RegExp(`^${plot}$`, 'u'))
  })

  test.each(['a princess who doesn’t like pink', 'a hen who jumped over the bus'])(
    '“%s” comes, or is told by all its words or the story nearest to it',
    (theme) =>
      expect(plotOf({ theme })).toMatch(
        /^wish-(?:any|once|mislaid|visits-|cow-over-moon|hates|whoever-jumps-over|princesses|hens|buses|chicken-on-the-bus)/u
      )
  )

  test.each([
    'the street sweeper that comes past on thursdays, its brushes go round',
    'the day all the shadows went on strike',
    'a machine made of umbrellas that turns rain into soup. tomato pls'
  ])('“%s” is told by its words or its noun, and by no pack that knows another of them', (theme) =>
    expect(plotOf({ theme })).toMatch(/^wish-(?:(?:any|deed|known|once|visits|madeup)-|written$)/u)
  )

  test.each([
    ['a slug who wants a shell like his friend has', /^wish-wants$/u],
    ['the day nobody could find the other shoe and we were late for everything', /^wish-any-/u],
    ['we’re moving house on saturday and she wont see her best friend Ruby every day any more', /^wish-(?!any-loss)/u],
    ['sardines (the hiding game)', /^wish-(?!any-losing)/u],
    ['a snail who is scared of going too fast', /^wish-/u]
  ])('“%s” is heard as what it says', (theme, plots) => expect(plotOf({ theme })).toMatch(plots))

  test('what two packs share is told by it whichever of them was wished for first', () => {
    for (const theme of ['space', 'an astronaut'])
      expect(plotOf({ theme })).toMatch(/^wish-(?:space|rocket|astronaut-floating)$/u)
  })

  test.each([
    ['a kitten', 'wish-kitten'],
    ['kittens!!', 'wish-kitten'],
    ['a little puppy', 'wish-puppy'],
    ['the class hamster', 'wish-class-pet'],
    ['dogs', 'wish-dogs']
  ])('“%s” is told of the young one or of the old: %s', (theme, plot) => expect(plotOf({ theme })).toBe(plot))

  test('of what its pack knows of others nothing is whispered at the end of it', () => {
    const { wish } = planOf({ theme: 'a hamster' })
    expect(wish.world.facts.join(' ')).toMatch(/hamster/iu)
    expect(wish.world.facts.filter((fact) => /\b(?:rabbits?|hares?|guinea)\b/iu.test(fact))).toEqual([])
  })

  test.each([
    ['dinosaurs', ['wish-dinosaurs', 'wish-dinosaurs-bone', 'wish-dinosaurs-followed']],
    ['unicorns', ['wish-unicorns', 'wish-unicorns-nod']],
    ['a princess', ['wish-princesses', 'wish-princesses-served']],
    ['dragons', ['wish-dragons', 'wish-dragons-bored']],
    ['trains', ['wish-trains', 'wish-trains-window']],
    ['pirates', ['wish-pirates', 'wish-pirates-parrot']],
    ['mermaids', ['wish-mermaids', 'wish-mermaids-explorer']],
    ['football', ['wish-football', 'wish-football-next-goal']],
    ['robots', ['wish-robots', 'wish-robots-pairs']],
    ['my first haircut at the barbers', ['wish-haircut', 'wish-haircut-barber']],
    ['Christmas', ['wish-christmas', 'wish-christmas-door']],
    ['a rocket', ['wish-rocket', 'wish-space']],
    ['a cat', ['wish-cats', 'wish-cats-gift']],
    ['being invisible', ['wish-invisible', 'wish-turned-invisible']],
    ['the lollipop lady', ['wish-known-job', 'wish-lollipop']]
  ])('who asks for “%s” every night hears another story on the next', (theme, plots) => {
    const heard: string[] = []
    for (let night = 0; night < plots.length; night += 1) {
      heard.push(
        plotOf(
          { theme },
          heard.map((plotId) => ({ plotId, lineIds: [] }))
        )
      )
    }
    expect(heard.toSorted()).toEqual(plots)
  })

  test.each([
    ['soccer', 'wish-football'],
    ['a red bus', 'wish-buses'],
    ['the wheels on the bus', 'wish-buses'],
    ['bin lorry!!', 'wish-bin-lorry'],
    ['a friendly shark', 'wish-unlike'],
    ['cheeky monkeys', 'wish-monkeys'],
    ['police car', 'wish-police'],
    ['monster trucks!', 'wish-monster-trucks'],
    ['the very hungry caterpillar', 'wish-butterflies'],
    ['an octopus', 'wish-octopuses'],
    ['the ice cream van', 'wish-ice-cream'],
    ['farm animals', 'wish-farm'],
    ['a giraffe', 'wish-giraffes'],
    ['baby owls', 'wish-owls-foxes'],
    ['snails', 'wish-snails'],
    ['a magician', 'wish-magician'],
    ['a fire truck', 'wish-fire-engine'],
    ['a steam locomotive', 'wish-steam-train'],
    ['a spaceship', 'wish-(?:space|rocket)']
  ])('“%s” is another word for what it tells', (theme, plot) =>
    expect(plotOf({ theme })).toMatch(new RegExp(`^${plot}(?:-|$)`, 'u'))
  )

  test.each([
    ['not wanting to eat peas', 'wish-peas'],
    ['Theo is a fussy eater', 'wish-wont-eat'],
    ['giving up the dummy', 'wish-dummy'],
    ['sleeping in my own bed', 'wish-own-bed'],
    ['the booster jab on Friday at the clinic', 'wish-jab'],
    ['Theo had his booster jab today and got a sticker', 'wish-jab'],
    ['I broke my arm', 'wish-broken-arm'],
    ['iftar on the roof, and Aunty Samira brings samosas', 'wish-ramadan']
  ])('“%s” is named by a story of its own, whatever packs know of it', (theme, plot) =>
    expect(plotOf({ theme })).toBe(plot)
  )

  test.each([
    'a penguin who had a jab',
    'Theo had his booster jab and it still hurts',
    'the puppy needs a vaccination',
    'why do we eat peas',
    'a wizard’s wedding'
  ])('“%s” has a word of such a story and is another wish', (theme) =>
    expect(plotOf({ theme })).not.toMatch(/^wish-(?:jab|peas)$/u)
  )

  test.each([
    'my stepdad is mean',
    'my stepdad is scary',
    'i don’t like my stepdad',
    'my stepmum’s new baby',
    'my baby brother takes his first steps',
    'my brother’s first steps'
  ])('“%s” is no cheerful morning of a stepfamily', (theme) => expect(plotOf({ theme })).not.toBe('wish-stepfamily'))

  test.each([
    ['my new stepdad', 'wish-stepfamily'],
    ['my step dad', 'wish-stepfamily'],
    ['a new puppy', 'wish-new-puppy'],
    ['the roadworks on our street', 'wish-roadworks'],
    ['tigers', 'wish-tiger'],
    ['a wizard', 'wish-wizard'],
    ['baby seals', 'wish-seal'],
    ['our garden gnome', 'wish-gnome'],
    ['my first karate lesson', 'wish-karate'],
    ['going ice skating', 'wish-ice-skating'],
    ['a walk in the woods', 'wish-forest'],
    ['a market stall', 'wish-market'],
    ['last day of school', 'wish-ends-pockets']
  ])('“%s” is told by its story', (theme, plot) => expect(plotOf({ theme })).toBe(plot))

  test.each([
    'new puppy ran away',
    'our new puppy is ill',
    'we can’t keep the new puppy',
    'the new puppy was sent back',
    'our new puppy died'
  ])('“%s” is no happy first night', (theme) => expect(plotOf({ theme })).not.toBe('wish-new-puppy'))

  test.each([
    'I feel invisible',
    'I am invisible to everyone',
    'I’m invisible at school',
    'nobody came to my party',
    'my birthday but nobody came'
  ])('“%s” is read quietly', (theme) => expect(plotOf({ theme })).toMatch(/^wish-sorrow-/u))

  test.each([
    ['the seal on the envelope', 'wish-seal'],
    ['our seal was stuck in a net', 'wish-seal'],
    ['the gnome was smashed', 'wish-gnome'],
    ['he was kicked at karate', 'wish-karate'],
    ['I fell at ice skating and hurt my ankle', 'wish-ice-skating'],
    ['a forest fire', 'wish-forest'],
    ['lost in the woods', 'wish-forest'],
    ['lost at the market', 'wish-market'],
    ['the tiger who came to tea', 'wish-tiger']
  ])('“%s” is another story than %s', (theme, plot) => expect(plotOf({ theme })).not.toBe(plot))

  test('what somebody is, or is good at being, has nothing to do with bees', () => {
    for (const theme of ['being kind', 'being good', 'being brave', 'being late', 'being cross'])
      expect(plotOf({ theme })).not.toBe('wish-bees')
    expect(plotOf({ theme: 'bees' })).toBe('wish-bees')
  })

  test('why somebody is cross is no story of being cross about nothing', () => {
    expect(plotOf({ theme: 'my brother broke my tower and I am still cross' })).not.toBe('wish-cross')
  })

  test.each([
    ['first night in my big bed', 'wish-big-bed'],
    ['a big girl bed with no bars on it', 'wish-big-bed'],
    ['he is moving from cot to bed', 'wish-big-bed'],
    ['sleeping in my own bed', 'wish-own-bed'],
    ['being shy', 'wish-shy'],
    ['being cross', 'wish-cross'],
    ['being angry for no reason', 'wish-cross'],
    ['she gets shy when we meet new people', 'wish-shy'],
    ['sucking my thumb', 'wish-thumb'],
    ['he still sucks his thumb', 'wish-thumb'],
    ['trams and the driver', 'wish-trams'],
    ['the yellow tram', 'wish-trams'],
    ['mum goes back to work', 'wish-back-to-work'],
    ['Daddy’s new job', 'wish-back-to-work'],
    ['a weekend at dad’s', 'wish-other-house'],
    ['a weekend at Daddy’s flat', 'wish-other-house'],
    ['building a sandcastle', 'wish-sandcastle'],
    ['the biggest sandcastle on the beach', 'wish-sandcastle'],
    ['my imaginary friend', 'wish-invisible-friend'],
    ['an invisible friend called Pob', 'wish-invisible-friend'],
    ['a trip to the library', 'wish-library'],
    ['the library and the librarian', 'wish-library'],
    ['the funfair', 'wish-funfair'],
    ['the ghost train', 'wish-funfair'],
    ['going on the big wheel with grandpa', 'wish-funfair']
  ])('“%s” is named by a story that was written for it: %s', (theme, plot) => expect(plotOf({ theme })).toBe(plot))

  test('a weekend with Dad is spent in one house', () =>
    expect(plotOf({ theme: 'a weekend with dad' })).not.toBe('wish-other-house'))

  test('of Mum’s new job Mum does not wonder how the bag comes home, where there is another to ask', () => {
    const theo = person('Theo', 8, 'son', { avatar: 'boy' })
    for (const seed of ['a', 'b', 'c', 'd']) {
      const plan = planOf(
        { theme: 'mum goes back to work', characters: [isla, { ...mum, name: 'Mum' }, theo] },
        [],
        seed
      )
      expect(plan.kind === 'scenes' && plan.scenes[0]?.A?.called).toBe('Theo')
    }
  })

  test.each([
    ['my first haircut at the barbers tomorrow', 'wish-haircut'],
    ['Theo’s first haircut in a chair that goes up', 'wish-haircut'],
    ['chinese new year and red envelopes', 'wish-bitter-greens-please'],
    ['lunar new year and the drum', 'wish-lunar-new-year'],
    ['swimming with dad at the big pool', 'wish-swimming'],
    ['football in the rain with my brother', 'wish-football'],
    ['going camping with uncle joe by the lake', 'wish-camping'],
    ['the fire engine and the siren', 'wish-fire-engine'],
    ['riding my bike with stabilisers in the park', 'wish-bicycle'],
    ['nursery with my new bag', 'wish-nursery']
  ])('“%s” says a little more than its subject, and is told by the story of that: %s', (theme, plot) =>
    expect(plotOf({ theme })).toMatch(new RegExp(`^${plot}(?:-|$)`, 'u'))
  )

  test.each([
    'dragons in the supermarket',
    'the moon and an owl',
    'a dentist for dragons',
    'the dentist and the lighthouse'
  ])('“%s” is about what meets in it, and about neither alone', (theme) =>
    expect(plotOf({ theme })).toMatch(/^wish-(?:any|known|visits|role|friends|pair)-/u)
  )

  test.each([
    ['a capybara and a toucan', /^wish-friends-/u],
    ['a tortoise and a hummingbird', /^wish-pair-/u],
    ['panda and dumplings', /^wish-pair-/u],
    ['spoon and fork', /^wish-pair-/u],
    ['a hippo and a toothbrush', /^wish-hippo-brushes$/u],
    ['jellyfish, whale', /^wish-pair-/u],
    ['a tortoise meets a motorbike for the first time', /^wish-pair-/u],
    ['unicorns and dinosaurs', /^wish-dinosaur-unicorn$/u],
    ['a cat and a dog', /^wish-cat-dog$/u],
    ['fairies and elves', /^wish-pair-/u],
    ['a penguin and a polar bear', /^wish-penguin-polar-bear$/u]
  ])('“%s” is told of both', (theme, plot) => expect(plotOf({ theme })).toMatch(plot))

  test('what the wish asks for beside its subject is told before other spare scenes', () => {
    const scenes = planOf({ theme: 'chinese new year and the drum' })
    expect(scenes.kind === 'scenes' && scenes.scenes.map(({ scene }) => scene.id)).toContain('saucepan-drum')
  })

  test.each(['cricket', 'a witch', 'a black hole'])('“%s” is in its pack and not in the story', (theme) => {
    expect(plotOf({ theme })).not.toMatch(/^wish-(?:football|fairies|space)/u)
  })

  test.each(['whirligigs', 'gobstoppers', 'Paris'])('“%s” is told as any thing is', (theme) =>
    expect(plotOf({ theme })).toMatch(/^wish-any-/u)
  )

  test.each(['a cold', 'nightmares', 'homework', 'a broken arm', 'my cousin Ben', 'an adventure'])(
    '“%s” is no thing that a family can have, meet or wait for',
    (theme) => expect(plotOf({ theme })).not.toMatch(/^wish-any-/u)
  )

  test.each(['gibbons!!', 'gazelles'])('“%s” is told by one of the stories of any creature', (theme) =>
    expect(plotOf({ theme })).toMatch(/^wish-known-(?:creature|vacancy|hidden)$/u)
  )

  test.each([
    ['the old kitchen clock', 'wish-used-shown'],
    ['the dishwasher', 'wish-dishwasher'],
    ['the freezer', 'wish-used-hums'],
    ['bottle tops', 'wish-used-rolls'],
    ['purple slippers', 'wish-used-feet'],
    ['grandad’s hat', 'wish-used-head'],
    ['my orange apron', 'wish-used-body'],
    ['a tambourine', 'wish-used-loud'],
    ['grandma’s basket', 'wish-used-holds'],
    ['the sofa', 'wish-used-seat'],
    ['my blue cup', 'wish-used-vessel'],
    ['paper clips', 'wish-used-handy'],
    ['my sister’s bouncy ball', 'wish-used-rolls'],
    ['my sister’s yo-yo', 'wish-yo-yo'],
    ['bubble wrap', 'wish-bubble-wrap'],
    ['odd socks', 'wish-socks'],
    ['my left sock', 'wish-socks'],
    ['the left sock', 'wish-socks'],
    ['purple wellies', 'wish-wellies'],
    ['a yellow umbrella', 'wish-umbrella'],
    ['my torch', 'wish-torch'],
    ['a big cardboard box', 'wish-cardboard-box'],
    ['glitter slime', 'wish-slime'],
    ['play dough', 'wish-play-dough'],
    ['white chocolate', 'wish-chocolate'],
    ['custard', 'wish-known-food'],
    ['noodles', 'wish-noodles'],
    ['stickers', 'wish-stickers'],
    ['hot-air balloon', 'wish-hot-air-balloon'],
    ['custard. she hates custard', 'wish-known-food'],
    ['a petrol station', 'wish-known-place']
  ])('“%s” is a noun that is known, and told as what it is: %s', (theme, plot) => expect(plotOf({ theme })).toBe(plot))

  test.each(['scared of the hand dryer', 'a kettle and an octopus'])('“%s” is not told of the noun alone', (theme) =>
    expect(plotOf({ theme })).not.toMatch(/^wish-(?:known|used)/u)
  )

  test('a member of the family does not come to the window', () => {
    expect(plotOf({ theme: 'Isla who can’t sleep' })).not.toBe('wish-sleepless')
  })

  // In parts: beside other heavy work all of them at once take longer than a test may. Each wish in all its lengths one
  // after the other, for what is read of its words is still known then.
  test.each(PARTS)('fills a night of two by itself, however long (part %d of twenty-four)', (part) => {
    const plots = storyLibrary.scenePlots.filter((_, at) => at % PARTS.length === part)
    expect(plots.length).toBeGreaterThan(50)
    const others = plots.flatMap(({ id, themes, wishes }) => {
      if ((themes ?? wishes) === undefined) return []
      const pack = storyLibrary.themes.find((each) => each.id === themes?.[0])
      const theme = wishes?.[0] ?? pack?.label ?? ''
      return (['short', 'medium', 'long'] as const)
        .filter((duration) => !plotOf({ theme, duration }).startsWith('wish-'))
        .map((duration) => `${id}: ${duration}`)
    })
    expect(others).toEqual([])
  })
})

function plotOf(brief: Partial<StoryBrief>, history: StoryMemory[] = [], seed = 'seed'): string {
  return planOf(brief, history, seed).plot.id
}

function planOf(brief: Partial<StoryBrief>, history: StoryMemory[] = [], seed = 'seed'): StoryPlan {
  const request = {
    characters: [isla, mum],
    theme: '',
    duration: 'medium' as const,
    culture: 'western' as const,
    interests: [],
    ...brief
  }
  return planStory(request, { seed, history })
}
