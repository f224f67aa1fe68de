/** A drawable face: `emoji` is what it is called and the fallback, `icon` its name in the bundled Fluent Emoji set. */
export interface Avatar {
  id: string
  emoji: string
  icon: string
  label: string
}

export const AVATAR_CATEGORIES = ['People', 'Fantasy', 'Animals', 'Jobs', 'Nature', 'Objects'] as const
export type AvatarCategory = (typeof AVATAR_CATEGORIES)[number]

/**
 * §3. The specification counts 37 people, and lists one more than that: of its own spellings `grandpa_brown` is one, so
 * grandpas come in three tones and everybody else in four; the left-out spellings stay valid as aliases below.
 * No teenager exists among the emoji: students stand in.
 */
export const AVATARS: Record<AvatarCategory, readonly Avatar[]> = {
  People: [
    { id: 'child', emoji: '🧒', icon: 'child', label: 'Child' },
    { id: 'boy', emoji: '👦', icon: 'boy', label: 'Boy' },
    { id: 'girl', emoji: '👧', icon: 'girl', label: 'Girl' },
    { id: 'baby', emoji: '👶', icon: 'baby', label: 'Baby' },
    { id: 'man', emoji: '👨', icon: 'man', label: 'Man' },
    { id: 'woman', emoji: '👩', icon: 'woman', label: 'Woman' },
    { id: 'elder_woman', emoji: '👵', icon: 'old-woman', label: 'Elder woman' },
    { id: 'elder_man', emoji: '👴', icon: 'old-man', label: 'Elder man' },
    { id: 'teen_boy', emoji: '👨‍🎓', icon: 'man-student', label: 'Teen boy' },
    { id: 'teen_girl', emoji: '👩‍🎓', icon: 'woman-student', label: 'Teen girl' },
    { id: 'baby_black', emoji: '👶🏿', icon: 'baby-dark', label: 'Baby, black skin' },
    { id: 'baby_dark_brown', emoji: '👶🏾', icon: 'baby-medium-dark', label: 'Baby, dark brown skin' },
    { id: 'baby_medium_brown', emoji: '👶🏽', icon: 'baby-medium', label: 'Baby, medium brown skin' },
    { id: 'baby_light_brown', emoji: '👶🏼', icon: 'baby-medium-light', label: 'Baby, light brown skin' },
    { id: 'boy_black', emoji: '👦🏿', icon: 'boy-dark', label: 'Boy, black skin' },
    { id: 'boy_dark_brown', emoji: '👦🏾', icon: 'boy-medium-dark', label: 'Boy, dark brown skin' },
    { id: 'boy_medium_brown', emoji: '👦🏽', icon: 'boy-medium', label: 'Boy, medium brown skin' },
    { id: 'boy_light_brown', emoji: '👦🏼', icon: 'boy-medium-light', label: 'Boy, light brown skin' },
    { id: 'girl_black', emoji: '👧🏿', icon: 'girl-dark', label: 'Girl, black skin' },
    { id: 'girl_dark_brown', emoji: '👧🏾', icon: 'girl-medium-dark', label: 'Girl, dark brown skin' },
    { id: 'girl_medium_brown', emoji: '👧🏽', icon: 'girl-medium', label: 'Girl, medium brown skin' },
    { id: 'girl_light_brown', emoji: '👧🏼', icon: 'girl-medium-light', label: 'Girl, light brown skin' },
    { id: 'woman_black', emoji: '👩🏿', icon: 'woman-dark', label: 'Woman, black skin' },
    { id: 'woman_dark_brown', emoji: '👩🏾', icon: 'woman-medium-dark', label: 'Woman, dark brown skin' },
    { id: 'woman_medium_brown', emoji: '👩🏽', icon: 'woman-medium', label: 'Woman, medium brown skin' },
    { id: 'woman_light_brown', emoji: '👩🏼', icon: 'woman-medium-light', label: 'Woman, light brown skin' },
    { id: 'man_black', emoji: '👨🏿', icon: 'man-dark', label: 'Man, black skin' },
    { id: 'man_dark_brown', emoji: '👨🏾', icon: 'man-medium-dark', label: 'Man, dark brown skin' },
    { id: 'man_medium_brown', emoji: '👨🏽', icon: 'man-medium', label: 'Man, medium brown skin' },
    { id: 'man_light_brown', emoji: '👨🏼', icon: 'man-medium-light', label: 'Man, light brown skin' },
    { id: 'grandma_black', emoji: '👵🏿', icon: 'old-woman-dark', label: 'Grandma, black skin' },
    { id: 'grandma_dark_brown', emoji: '👵🏾', icon: 'old-woman-medium-dark', label: 'Grandma, dark brown skin' },
    { id: 'grandma_medium_brown', emoji: '👵🏽', icon: 'old-woman-medium', label: 'Grandma, medium brown skin' },
    { id: 'grandma_light_brown', emoji: '👵🏼', icon: 'old-woman-medium-light', label: 'Grandma, light brown skin' },
    { id: 'grandpa_black', emoji: '👴🏿', icon: 'old-man-dark', label: 'Grandpa, black skin' },
    { id: 'grandpa_brown', emoji: '👴🏽', icon: 'old-man-medium', label: 'Grandpa, brown skin' },
    { id: 'grandpa_light_brown', emoji: '👴🏼', icon: 'old-man-medium-light', label: 'Grandpa, light brown skin' }
  ],
  Fantasy: [
    { id: 'princess', emoji: '👸', icon: 'princess', label: 'Princess' },
    { id: 'prince', emoji: '🤴', icon: 'prince', label: 'Prince' },
    { id: 'fairy', emoji: '🧚', icon: 'person-fairy', label: 'Fairy' },
    { id: 'wizard', emoji: '🧙', icon: 'person-mage', label: 'Wizard' },
    { id: 'mermaid', emoji: '🧜‍♀️', icon: 'woman-merpeople', label: 'Mermaid' },
    { id: 'angel', emoji: '👼', icon: 'baby-angel', label: 'Angel' },
    { id: 'genie', emoji: '🧞', icon: 'person-genie', label: 'Genie' },
    { id: 'vampire', emoji: '🧛', icon: 'person-vampire', label: 'Vampire' },
    { id: 'elf', emoji: '🧝', icon: 'person-elf', label: 'Elf' },
    { id: 'superhero', emoji: '🦸', icon: 'person-superhero', label: 'Superhero' },
    { id: 'ninja', emoji: '🥷', icon: 'ninja', label: 'Ninja' }
  ],
  Animals: [
    { id: 'cat', emoji: '🐱', icon: 'cat-face', label: 'Cat' },
    { id: 'dog', emoji: '🐶', icon: 'dog-face', label: 'Dog' },
    { id: 'rabbit', emoji: '🐰', icon: 'rabbit-face', label: 'Rabbit' },
    { id: 'bear', emoji: '🐻', icon: 'bear', label: 'Bear' },
    { id: 'panda', emoji: '🐼', icon: 'panda', label: 'Panda' },
    { id: 'fox', emoji: '🦊', icon: 'fox', label: 'Fox' },
    { id: 'lion', emoji: '🦁', icon: 'lion', label: 'Lion' },
    { id: 'tiger', emoji: '🐯', icon: 'tiger-face', label: 'Tiger' },
    { id: 'monkey', emoji: '🐵', icon: 'monkey-face', label: 'Monkey' },
    { id: 'elephant', emoji: '🐘', icon: 'elephant', label: 'Elephant' },
    { id: 'giraffe', emoji: '🦒', icon: 'giraffe', label: 'Giraffe' },
    { id: 'penguin', emoji: '🐧', icon: 'penguin', label: 'Penguin' },
    { id: 'owl', emoji: '🦉', icon: 'owl', label: 'Owl' },
    { id: 'unicorn', emoji: '🦄', icon: 'unicorn', label: 'Unicorn' },
    { id: 'dragon', emoji: '🐉', icon: 'dragon-face', label: 'Dragon' }
  ],
  Jobs: [
    { id: 'teacher', emoji: '🧑‍🏫', icon: 'teacher', label: 'Teacher' },
    { id: 'doctor', emoji: '🧑‍⚕️', icon: 'health-worker', label: 'Doctor' },
    { id: 'scientist', emoji: '🧑‍🔬', icon: 'scientist', label: 'Scientist' },
    { id: 'artist', emoji: '🧑‍🎨', icon: 'artist', label: 'Artist' },
    { id: 'chef', emoji: '🧑‍🍳', icon: 'cook', label: 'Chef' },
    { id: 'pilot', emoji: '🧑‍✈️', icon: 'pilot', label: 'Pilot' },
    { id: 'firefighter', emoji: '🧑‍🚒', icon: 'firefighter', label: 'Firefighter' },
    { id: 'police', emoji: '👮', icon: 'police-officer', label: 'Police officer' },
    { id: 'astronaut', emoji: '🧑‍🚀', icon: 'astronaut', label: 'Astronaut' },
    { id: 'farmer', emoji: '🧑‍🌾', icon: 'farmer', label: 'Farmer' },
    { id: 'singer', emoji: '🧑‍🎤', icon: 'singer', label: 'Singer' },
    { id: 'dancer', emoji: '💃', icon: 'woman-dancing', label: 'Dancer' }
  ],
  Nature: [
    { id: 'flower', emoji: '🌷', icon: 'tulip', label: 'Flower' },
    { id: 'tree', emoji: '🌳', icon: 'deciduous-tree', label: 'Tree' },
    { id: 'sun', emoji: '🌞', icon: 'sun-with-face', label: 'Sun' },
    { id: 'moon', emoji: '🌙', icon: 'crescent-moon', label: 'Moon' },
    { id: 'star', emoji: '⭐', icon: 'star', label: 'Star' },
    { id: 'rainbow', emoji: '🌈', icon: 'rainbow', label: 'Rainbow' },
    { id: 'cloud', emoji: '☁️', icon: 'cloud', label: 'Cloud' },
    { id: 'snowflake', emoji: '❄️', icon: 'snowflake', label: 'Snowflake' },
    { id: 'fire', emoji: '🔥', icon: 'fire', label: 'Fire' },
    { id: 'water', emoji: '💧', icon: 'droplet', label: 'Water' }
  ],
  Objects: [
    { id: 'crown', emoji: '👑', icon: 'crown', label: 'Crown' },
    { id: 'gem', emoji: '💎', icon: 'gem-stone', label: 'Gem' },
    { id: 'book', emoji: '📚', icon: 'books', label: 'Book' },
    { id: 'music', emoji: '🎵', icon: 'musical-note', label: 'Music' },
    { id: 'heart', emoji: '🧡', icon: 'orange-heart', label: 'Heart' },
    { id: 'gift', emoji: '🎁', icon: 'wrapped-gift', label: 'Gift' },
    { id: 'balloon', emoji: '🎈', icon: 'balloon', label: 'Balloon' },
    { id: 'cake', emoji: '🎂', icon: 'birthday-cake', label: 'Cake' },
    { id: 'toy', emoji: '🧸', icon: 'teddy-bear', label: 'Toy' },
    { id: 'car', emoji: '🚗', icon: 'automobile', label: 'Car' },
    { id: 'plane', emoji: '✈️', icon: 'airplane', label: 'Plane' },
    { id: 'rocket', emoji: '🚀', icon: 'rocket', label: 'Rocket' }
  ]
}

/** §3: what a new character starts as, and what an unknown key is shown as. They differ on purpose. */
export const DEFAULT_AVATAR = 'child'
const UNKNOWN_AVATAR = 'girl'

const ALIASES: Record<string, string> = {
  bunny: 'rabbit',
  grandma: 'elder_woman',
  grandpa: 'elder_man',
  grandpa_medium_brown: 'grandpa_brown',
  grandma_brown: 'grandma_medium_brown',
  man_brown: 'man_medium_brown',
  woman_brown: 'woman_medium_brown',
  boy_brown: 'boy_medium_brown',
  girl_brown: 'girl_medium_brown',
  baby_brown: 'baby_medium_brown'
}

/** Understood and shown, but not among the 37 that are offered. */
export const UNLISTED_AVATARS: readonly Avatar[] = [
  { id: 'grandpa_dark_brown', emoji: '👴🏾', icon: 'old-man-medium-dark', label: 'Grandpa, dark brown skin' }
]

const BY_ID = new Map([
  ...UNLISTED_AVATARS.map((avatar) => [avatar.id, { ...avatar, category: 'People' as const }] as const),
  ...AVATAR_CATEGORIES.flatMap((category) =>
    AVATARS[category].map((avatar) => [avatar.id, { ...avatar, category }] as const)
  )
])

/** Underscores in forms, hyphens in some display maps: both are understood; what was sent is what is stored. */
export function normaliseAvatarId(id: string): string {
  const key = id.trim().toLowerCase().replaceAll('-', '_')
  return ALIASES[key] ?? key
}

/** The avatar to show; anything unknown shows the girl (§3). */
export function findAvatar(id: string): Avatar & { category: AvatarCategory } {
  const found = BY_ID.get(normaliseAvatarId(id)) ?? BY_ID.get(UNKNOWN_AVATAR)
  if (found === undefined) throw new Error('The avatar table has lost its fallback')
  return found
}
