/** What is true of each sort of small mistake, in sentences without their full stop. */
export interface MishandledDay {
  /** What there was to see of it at once. */
  look: string
  /** How it was over. */
  over: string
  /** What a closer look shows, and what the hero says to that. */
  closer: string
  verdict: string
  /** What there is to see of it at bedtime. */
  end: string
}

export const MISHANDLED_SORTS = ['burnt', 'tasted', 'spilt', 'washed', 'worn', 'way', 'door', 'other'] as const
export type MishandledSort = (typeof MISHANDLED_SORTS)[number]

/** Told of whatever was burnt, shrunk or missed, one or many, so no sentence calls it “it” or “them”. */
export const MISHANDLED_DAYS: Readonly<Record<MishandledSort, MishandledDay>> = {
  burnt: {
    look: 'You could smell that right out in the street',
    over: 'They opened all the windows, and then they had bread instead',
    closer: 'What was blackest came off on your finger, and you could draw a moustache with that',
    verdict: 'It’s not supper, but it’s a very good pencil',
    end: 'The pan stood in the sink, full of water to the brim'
  },
  tasted: {
    look: 'At the first bite every mouth went small and round',
    over: 'They emptied a whole jug of water, and then they had bread instead',
    closer: 'There was some left, and even the smallest taste of that made both ears move',
    verdict: 'It’s quite all right if you don’t swallow',
    end: 'The jug stood upside down beside the sink, and dripped'
  },
  spilt: {
    look: 'It went much further than anybody would have thought',
    over: 'They wiped from left to right, and found some more behind the taps',
    closer:
      'There were spots all across the floor, each a bit smaller than the last, like the tracks of something running away',
    verdict: 'It went that way',
    end: 'The cloth hung over the tap, and dripped'
  },
  washed: {
    look: 'Everybody came to see what had come out of the wash',
    over: 'They washed everything again, and nothing changed',
    closer: 'What had come out of the wash was still warm, and it smelled of flowers and a little of sheep',
    verdict: 'It’s very good washing. It’s just a bit of a surprise',
    end: 'The washing hung in a row, and all of it was dry'
  },
  worn: {
    look: 'People looked down, and looked up again, and smiled',
    over: 'At home that was soon put right',
    closer: 'All along the street people had been pleased, and one of them had even waved',
    verdict: 'You’ve cheered up the whole street',
    end: 'By the door the shoes stood in pairs, each beside its own'
  },
  way: {
    look: 'Nothing looked the way it should',
    over: 'It took quite a while to get back to the right place',
    closer: 'Out there they had seen a blue house, a dog with a hat and a very round pigeon',
    verdict: 'You only ever get to see those by mistake',
    end: 'By the door the shoes stood in a row, tired from all that way'
  },
  door: {
    look: 'The door stayed shut, and so did all the windows',
    over: 'It took quite a while, and then the door was open again',
    closer: 'Through the letter box you could see the hall, very small and tidy, with all the coats at home',
    verdict: 'It looked so nice in there',
    end: 'The key hung on its hook, where everybody could see it'
  },
  other: {
    look: 'At first nobody noticed',
    over: 'They put right what could be put right',
    closer:
      'They went over all of it once more, from the beginning, and it had been going well until just before the end',
    verdict: 'You very nearly did it right',
    end: 'The chairs stood round the table, and all was in order'
  }
}
