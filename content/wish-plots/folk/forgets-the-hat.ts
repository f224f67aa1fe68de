import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

export const forgetsTheHat = wishPlot({
  id: 'wish-forgets-the-hat',
  star: 'kin',
  nothingElse: true,
  wishes: ['grandpa forgets hat', 'forgets hat', 'forgets his hat', 'forgets her hat', 'forgot his hat', 'leaves his hat', 'leaves hat everywhere', 'left his hat', 'hat everywhere', 'always forgets hat', 'keeps forgetting hat', 'keeps leaving hat', 'tries on hat grandfather', 'hat left bus', 'hat left on the bus', 'hat left behind', 'leaving hat behind', 'forgets where hat', 'where is my hat grandpa', 'forgetful hat'],
  answers: [...WHICHEVER_RELATIVE, 'hat', 'hats', 'old', 'brown', 'grey', 'black', 'big', 'flat', 'felt', 'straw', 'favourite', 'best', 'sunday', 'his', 'her', 'forgets', 'forget', 'forgot', 'forgetting', 'forgotten', 'leaves', 'leave', 'leaving', 'left', 'behind', 'always', 'keeps', 'everywhere', 'wherever', 'goes', 'he', 'she', 'it', 'comes', 'back', 'home', 'again', 'bus', 'bench', 'shop', 'bakery', 'bread', 'café', 'cafe', 'park', 'snowman', 'goat', 'walk', 'town', 'fetch', 'find', 'finds', 'look', 'looking', 'try', 'tries', 'trying', 'tried', 'on', 'wear', 'wears', 'wearing', 'wore', 'puts', 'head', 'too', 'eyes', 'over', 'wants', 'to', 'the', 'and', 'in', 'at', 'smells', 'silly', 'funny', 'every', 'day', 'time', 'today', 'where', 'is', 'who', 'that', 'forgetful', 'remember', 'remembers', 'train', 'church', 'mosque', 'tea', 'market', 'hook', 'hall', 'cap', 'fell', 'down', 'covers', 'covered'],
  except: ['lost', 'stolen', 'stole', 'blew', 'wind', 'sea', 'river', 'magic', 'magician', 'rabbit', 'wizard', 'witch', 'pirate', 'cowboy', 'santa', 'christmas', 'party', 'paper', 'hard', 'woolly', 'wooly', 'knitted', 'knits', 'swimming', 'shower', 'bobble', 'sun', 'died', 'dead', 'funeral', 'grave', 'misses', 'miss', 'without him', 'used to', 'hospital', 'ill', 'chemo', 'bald', 'hair', 'dementia', 'alzheimer’s', 'confused', 'muddled', 'names', 'home alone', 'war', 'police', 'soldier', 'dog ate', 'bird', 'nest', 'dragon', 'elephant', 'made', 'makes', 'crocheted', 'crochet', 'sewed', 'top hat', 'chef', 'baseball', 'bowler'],
  moods: ['lost', 'losing', 'question', 'first', 'change'],
  company: ['hat', 'bread', 'loaf', 'bus', 'goat', 'snowman', 'bench', 'hook', 'counter', 'shoes', 'street', 'sparrow', 'driver', 'puddle'],
  out: true,
  about: 'An old hat is left wherever its owner has been, and on the hero it comes down to the nose, until it is led home between two hands; and then it is the bread that has stayed behind.',
  titles: ['The Hat Comes Home Later', 'A Hat Between Two Hands', '{H} Goes Back for the Hat', 'Something Always Gets Left', 'Once on a Goat'],
  want: [
    {
      id: 'once-on-a-goat',
      A: 'partner',
      paragraphs: [
        '{H} did not often see {A}’s old brown hat, for {A} left it wherever {A} had been. It had been left on a bus, on a snowman, and once on a goat.',
        'Today they were going to the bread shop, and {H} wanted the hat to come home with them. “It always comes home,” said {A}. “Only later.”'
      ]
    }
  ],
  way: [
    {
      id: 'written-inside',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{H} turned the hat over. Inside it ran a band, and behind the band was a paper. “If you find this hat,” {A} read out, “please put it on a head.” {A} had written that long ago. “So far it’s worked every time,” said {A}.',
        '{H} thought about the goat. “It never said whose head,” said {H}. {A} took a pencil and looked at the paper for a while. There was no room left for “not a goat”.'
      ]
    },
    {
      id: 'the-other-tries-it-on',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} wanted to try on the hat as well. On {A} it sat very high, like a pot that is too full. “How do I look?” asked {A}. {H} walked once all round. “Taller,” said {H}, “and as if you’d just left.”',
        '{A} nodded, and the hat nodded too, a little later. “I keep thinking that I’ve forgotten something,” said {A}. “It’s the hat,” said {H}. “It’s used to it.”'
      ]
    },
    {
      id: 'child-is-a-house',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} sat down, and {A} lowered the hat over all that was left. “It’s my house,” said {S} from inside. “It’s got one room, and it’s round.” {A} knocked on the roof. “Who’s there?” asked the hat. “Somebody who’s looking for a hat,” said {A}.',
        'It was quiet while the hat thought. “There’s no hat here,” it said. “I’d see it.” {A} said thank you, and knocked next door, on a bucket.'
      ]
    },
    {
      id: 'how-high-it-goes',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“When do you take it off?” asked {H}. “Whenever I say good morning,” said {A}. For a neighbour the hat went up by the breadth of a finger. For a teacher it went up by a hand. “And for a queen?” asked {H}.',
        '{A} lifted the hat as high as an arm will go, and bowed. Somebody with a shopping bag was just walking by. “Good morning,” she said, very pleased, and walked on like a queen.'
      ]
    },
    {
      id: 'as-far-as-the-nose',
      A: 'partner',
      paragraphs: [
        '“I’ll wear the hat,” said {H}, at the door of the shop. “Then you can’t leave it.” {A} put it on {H}’s head. It came down over both eyes, and stopped at the nose. It was dark in there. {H} could see two shoes, and followed them in.',
        '“Good morning,” said a strange voice above the shoes. {A} was at the counter. {A} fetched {H}, took off the hat, and laid it down to pay. Out in the street {H} looked up. {A}’s head had nothing on it.'
      ]
    },
    {
      id: 'ticket-for-a-hat',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What happened on the bus that time?” asked {H}. “I got off,” said {A}, “and the hat didn’t.” The hat had gone on to the end of the line, on a seat by the window. Then it had come back on the same seat.',
        'The next morning {A} stood at the stop, and waited for a bus with a hat in it. “I didn’t like to ask your hat for a ticket,” said the driver. “It was looking out so nicely.” {A} had paid for it, there and back, at half price.'
      ]
    },
    {
      id: 'who-melted-first',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“And the snowman?” asked {H}. “I only lent it the hat,” said {A}, “to see if it suited it.” It did. So nobody liked to take the hat off again, and {A} walked home with white hair.',
        'In the spring they had gone to look. There was no snowman, but the hat lay on the grass, very flat. “It stayed till the end,” said {A}. “I’d never have thought that of it.”'
      ]
    },
    {
      id: 'never-left-you',
      A: 'partner',
      paragraphs: [
        'The hat was still lying on the counter. “I know how it happens,” said {A}. “I take it off to be polite. Then I need both my hands, so I lay it down.” {A} looked at both hands. One had the loaf in it now, and the other had {H}’s hand.',
        '“But I’ve never left you anywhere,” said {A}. “Why’s that?” “You can’t,” said {H}. “I’m holding on.” The hat had never held on to anything.'
      ]
    }
  ],
  turn: [
    {
      id: 'by-the-brim',
      A: 'partner',
      paragraphs: [
        'So the hat was led home, like a small child. {H} held on to it by the brim on one side, and {A} on the other. At a puddle they counted to three, and it flew over. When {A} let go to wave, {H} had it. When {H} had to sneeze, {A} had it.',
        'They sat down on a bench, and the hat sat between them. They got up, and it got up too. “This is the farthest that it’s ever been with me,” said {A}.'
      ]
    },
    {
      id: 'the-brim-pours',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'It rained for as long as a cough. {A} put the hat on, and {H} came under the brim at the side. The rain ran all round up there, and waited. “Are you wet?” asked {A}, and bent down to see. The whole brim poured out, in front of {H}’s toes.',
        '“Do you like this hat?” asked {H}. {A} nodded, and it poured again. {H} had six more questions, and all of them were yes.'
      ]
    },
    {
      id: 'pet-gets-in',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'While a shoe was being tied, the hat lay with its hole up. {A} came to look into it. {A} put one foot in, and then the rest of {A}, as far as it would go. A hat is rather like a bed that has been waiting.',
        '{H} counted slowly up to twenty. “That isn’t left,” said {H}. “That’s taken.” It took a piece of crust to get the hat back. After that there were two sorts of hair in it.'
      ]
    },
    {
      id: 'three-dents',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'On top of the hat there were three dents. “That one’s my thumb,” said {A}, “and those are two fingers. I’ve picked it up there for thirty years.” The felt had kept the place for them.',
        '{H} tried the dents. It took {H}’s whole hand to fill the thumb. “Come back when you’re bigger,” said {A}. “It’ll be here.” They both looked at the hat. “Or it’ll be on the bus,” said {H}.'
      ]
    },
    {
      id: 'good-morning-from-a-hat',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'All down the street people knew the hat. “It was at my place on Tuesday,” said a man with a ladder. “I had it for the weekend,” said a woman at a window. “It was no trouble.” {H} had not known that it was out so much.',
        '“And who are those two?” the woman asked the man. {H} was going to say it. “I don’t know,” said the man, “but they came with the hat.”'
      ]
    },
    {
      id: 'where-the-bread-was',
      A: 'partner',
      paragraphs: [
        'At home {H} hung the hat on its hook. “We’ve done it,” said {H}. “Let’s have some bread.” {A} looked at one hand, and then at the other. The bread was sitting on the bench.',
        '“Something always gets left,” said {A}. “Up to now the hat’s been doing it for all of us.” So they went back. A sparrow had begun at one corner. They laid the loaf in the hat, and led the two of them home together.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the hook, in case the hat was there.',
      '{names} came along, to see where the hat would stay today.',
      { text: '{names} brushed the hat, first one way and then the other.', needs: ['hands'] },
      { text: '{names} waved to the hat, just to be on the safe side.', needs: ['hands'] }
    ],
    way: [
      '{names} went back for the hat too, and was there first.',
      '{names} smelled the inside of the hat, and thought of rain.',
      { text: '{names} put the hat on back to front, and could not tell.', needs: ['hands'] },
      { text: '{names} pointed to where the hat ought to have been.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked behind the hat, in case both of them let go.',
      '{names} jumped over the puddle after the hat.',
      { text: '{names} took a turn at the brim, and held on hard.', needs: ['hands'] },
      { text: '{names} turned the hat over, and let the crumbs out.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hat was brushed, and the crumbs were kept for the sparrow. Then the hat went back on its hook, and the loaf was put next to it.',
    '{H} was washed, and had a red line over the nose, from the brim. Then {H} lay down. In the hall the hat hung quite still, at home.'
  ],
  last: [
    'The hat was on its hook, nothing had been left anywhere, and {H} was asleep.',
    '{H} still held on with one hand, as if there were a brim in it, and was asleep.'
  ]
})
