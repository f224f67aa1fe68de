import type { WishSayings } from '../kinds/wish-day.ts'

/** How a child shows it at home and there, and how a sock on a hand does the same. */
interface Show {
  said: RegExp
  /** “Stood on the rug”, where nothing else is said. */
  begins?: string
  did: string
  /** All of it, said a second time. */
  looks: string
  once: string
  copy: string
}

/** The first that a message speaks of. */
const SHOWS: readonly Show[] = [
  {
    said: /(?<!\p{L})(?:relay|race|races|baton|sack|egg and spoon|runs?|running|sprint|hurdles?)(?!\p{L})/iu,
    did: 'ran all of it, on the spot',
    once: 'ran it',
    looks: 'ran',
    copy: 'leaned over, as if there were a bend'
  },
  {
    said: /(?<!\p{L})jokes?(?!\p{L})/iu,
    did: 'told all of it',
    once: 'told it',
    looks: 'told it',
    copy: 'opened and shut its mouth'
  },
  {
    said: /(?<!\p{L})(?:lines?|poems?|speech|recit(?:es?|ing|ations?)|poetry|elocution|narrator|spelling|sentences?|words? to say)(?!\p{L})/iu,
    did: 'said all of it',
    once: 'said it',
    looks: 'spoke',
    copy: 'opened and shut its mouth'
  },
  {
    said: /(?<!\p{L})(?:danc\p{L}+|ballet|tap|kapa haka|haka|sangeet|hula|bharatanatyam|kathak|garba|bhangra|feis|jigs?|salsa|samba|steps?|arangetram|dandiya|folklorico)(?!\p{L})/iu,
    did: 'danced all of it',
    once: 'danced it',
    looks: 'danced',
    copy: 'swayed to this side and to that side'
  },
  {
    said: /(?<!\p{L})(?:piano|violins?|viola|cello|recorder|guitar|ukulele|drums?|drumming|flute|clarinet|trumpet|trombone|keyboard|tabla|sitar|veena|erhu|guzheng|koto|harp|recitals?|orchestra|notes?)(?!\p{L})/iu,
    begins: 'sat up straight',
    did: 'played all of it',
    once: 'played it',
    looks: 'played',
    copy: 'nodded in time'
  },
  {
    said: /(?<!\p{L})(?:sings?|singing|sang|songs?|choir|carols?|verses?|chorus|solo)(?!\p{L})/iu,
    did: 'sang all of it',
    once: 'sang it',
    looks: 'sang',
    copy: 'opened and shut its mouth'
  },
  {
    said: /(?<!\p{L})(?:play|nativity|assembly|panto(?:mime)?|words?|audition|stage)(?!\p{L})/iu,
    did: 'did all of it, with the words',
    once: 'did it',
    looks: 'did it',
    copy: 'opened and shut its mouth'
  }
]
const ANY: Omit<Show, 'said'> = {
  did: 'showed all of it',
  once: 'did it',
  looks: 'did it',
  copy: 'bent forward, and straightened up again'
}
/** There none of the family may come in. */
const BEHIND_A_DOOR = /(?<!\p{L})(?:exams?|audition|(?:piano|violin|ballet) test)(?!\p{L})/iu

/** Of one who has little to show it is told how that one is shown, and of any other how all of it is. */
export function showsOf(said: string, isLittle: boolean): WishSayings {
  const { did, begins, once, looks, copy } = SHOWS.find(({ said: pattern }) => pattern.test(said)) ?? ANY
  return {
    ...(isLittle
      ? { 'performs.once': once }
      : {
          'performs.began': `${begins ?? 'stood on the rug'} and ${did}`,
          'performs.did': did,
          'performs.look': looks
        }),
    'performs.copy': copy,
    ...(BEHIND_A_DOOR.test(said)
      ? { 'performs.judge': 'somebody with a pencil' }
      : { 'performs.seen': 'rows of people' })
  }
}
