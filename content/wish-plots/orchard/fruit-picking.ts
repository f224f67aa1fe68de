import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

/** One of several fruits, by name: of plums plums are picked. */
interface Picked {
  one: string
  many: string
  /** As it stands in a title. */
  title: string
  /** What is picked, as it is called: of all the verbs. */
  names: readonly string[]
  /** By what else a wish names it. */
  more: readonly string[]
}

const PICKS = ['picking', 'picked', 'pick', 'plucking', 'plucked', 'harvest', 'harvesting', 'gathering', 'gathered']

function pickingOf({ one, many, title, names, more }: Picked): ScenePlot {
  return wishPlot({
    id: `wish-picking-${many}`,
    beginsElsewhere: true,
    wishes: [...names.flatMap((name) => PICKS.map((verb) => `${verb} ${name}`)), ...more],
    answers: ['tree', 'trees', 'bush', 'bushes', 'hedge', 'lane', 'garden', 'orchard', 'farm', 'field', 'wood', 'woods', 'allotment', 'village', 'basket', 'bucket', 'bowl', 'tub', 'ladder', 'bag', 'ripe', 'ripest', 'red', 'reddest', 'green', 'purple', 'juicy', 'sweet', 'sour', 'sticky', 'fingers', 'hands', 'mouth', 'tongue', 'juice', 'stained', 'big', 'biggest', 'high', 'top', 'branch', 'reach', 'reaching', 'autumn', 'summer', 'fall', 'september', 'october', 'day', 'weekend', 'today', 'yesterday', 'tomorrow', 'morning', 'afternoon', 'went', 'go', 'going', 'trip', 'off', 'from', 'own', 'first', 'time', 'eat', 'eating', 'ate', 'eats', 'more', 'than', 'all', 'lots', 'pie', 'crumble', 'jam', 'neighbour', 'neighbour’s', 'neighbours', 'neighbor’s', 'dadi', 'nani', 'dada', 'nana', 'grandma', 'grandad', 'grandpa', 'granny', 'mum', 'dad', 'cousins', 'cousin', 'family', 'school', 'nursery', 'class', 'together', 'story', 'please', 'fun', 'loved', 'love', 'happy', 'excited', 'fruit', 'berries', 'wild', 'full', 'whole', 'take', 'home', 'up', 'climb', 'climbing', 'lifted', 'shoulders', 'with', 'about', 'pick', 'picking', 'bird', 'birds', 'afternoon', 'sunny'],
    except: ['fell', 'fallen', 'hurt', 'broke', 'hospital', 'sick', 'ill', 'poison', 'poisonous', 'poisoned', 'allergic', 'allergy', 'rash', 'sting', 'stung', 'wasp', 'wasps', 'bee', 'bees', 'died', 'lost', 'police', 'stole', 'stolen', 'stealing', 'steal', 'snake', 'teacher', 'witch', 'snow', 'robot', 'crane', 'blossom', 'blossoms', 'choosing', 'fight', 'team', 'teams', 'nose', 'phone', 'laptop', 'jelly', 'juggle', 'juggling', 'monkey', 'worker', 'workers', 'work', 'strawberries', 'strawberry', 'giraffe', 'elephant', 'dragon', 'worm', 'caterpillar'],
    moods: ['first', 'waiting', 'proud', 'learning'],
    out: true,
    fed: true,
    company: ['basket', 'branch', 'gate', 'grass'],
    about: 'The best one of all hangs too high, and when the hero has it at last it will not come, until {A} shows how you ask.',
    titles: [`Lift, Turn, and Ask the ${title}`, `Not Yet, Said the ${title}`, `{H} and the Best ${title}`, `The ${title} Up in the Sun`, `The ${title} for Saturday`],
    want: [
      {
        id: 'the-best-one',
        A: 'partner',
        paragraphs: [
          `The best ${one} of all hung high up, where the sun shone on it. It was the fattest ${one} on the branch, and it looked the ripest. “I’m picking that one first,” said {H}.`,
          `{A} had begun further down, and the basket stood in the grass with the first ${many} in it. “There are plenty here,” said {A}, “and you needn’t even stretch.” {H} stretched. The best one was still too high, by a hand.`
        ]
      }
    ],
    way: [
      {
        id: 'down-it-came',
        A: 'partner',
        paragraphs: [
          '{H} jumped, and got a leaf. So {A} turned an umbrella upside down, and hooked the branch with its handle. Down it came, with everything on it. The best one hung right in front of {H}’s nose.',
          `{H} took it and pulled. It did not come. {H} pulled harder. The whole branch shook, and it rained ${many}. Three landed in the grass, and one on {A}’s shoe. Then the branch sprang up, and the best one was still on it.`
        ]
      },
      {
        id: 'bird',
        A: 'same',
        spare: 1,
        paragraphs: [
          'A small brown bird sat at the top and watched them. It had juice on its beak. It pecked at one, and left it. Then it pecked at the one beside it, and ate that down to the stalk.',
          '“It tries them first,” said {H}. “That’s not fair.” {A} moved the basket a little further off. “It lives here,” said {A}. “We’re only visiting.” The bird wiped its beak on a leaf, both sides, and started on its pudding.'
        ]
      },
      {
        id: 'what-each-will-be',
        A: 'same',
        spare: 2,
        paragraphs: [
          '{A} knew already what they were going to be. “These two are breakfast,” said {A}. “Those are for next door, because it’s their basket. And all of that will be something we eat with a spoon.”',
          '{H} put one more in, and kept a finger on it. “And what’s this one?” {A} thought it over. “It could go with the spoon ones.” “No,” said {H}. “This one’s for whoever carries the basket.” {H} picked up the basket, and ate that one on the spot.'
        ]
      },
      {
        id: 'beetle',
        A: 'same',
        spare: 3,
        paragraphs: [
          'A green beetle had come along into the basket. It walked over everything they had picked, and then once round the rim. {H} let it climb onto a leaf, and carried it back. “Which one were you on?” asked {H}.',
          'The beetle did not look at any of them. It went straight off along the branch, and quite fast. “It’s got a lot to tell,” said {A}. “It’s been all the way to the handle.”'
        ]
      },
      {
        id: 'hat',
        A: 'other',
        spare: 4,
        paragraphs: [
          '{A} did not want to walk to the basket each time, and picked into a hat. It held a good many. But then the sun came round, and it shone straight into {A}’s eyes. Now {A} needed the hat, and the hat was full.',
          '“We’ll have to eat them,” said {H}. They ate until there was room for a head. {A} put the hat on. “It’s nice and cool in here,” said {A}, “and a bit sticky.” Something ran down past one ear.'
        ]
      },
      {
        id: 'by-the-nose',
        A: 'same',
        spare: 5,
        paragraphs: [
          '{H} wanted to know if you could find a ripe one with your eyes shut. {H} went along, nose first. There was a leaf, and another leaf. And then there was something very sweet, and it was close by.',
          '{H} opened one eye. It was {A}’s hand. “You’ve been eating,” said {H}. {A} put the hand behind {A}’s back, where it was no help at all. {A}’s chin smelled of it too.'
        ]
      },
      {
        id: 'from-below',
        A: 'same',
        spare: 6,
        paragraphs: [
          '{H} sat down in the grass for a rest, and looked up. From down there everything was different. Under the leaves, in the shade, hung a whole row that they had walked past twice. “There are more,” called {H}. “They were hiding behind the green.”',
          '{A} got down too, one knee after the other. They picked that row sitting down. “It’s the only way to do it,” said {A}, and leaned back. After that {A} did not want to get up again.'
        ]
      },
      {
        id: 'tongues',
        S: 'elder',
        A: 'hero',
        spare: 7,
        paragraphs: [
          '“When I was small, you had to show your tongue before you went home,” said {S}. “We all said that we’d eaten only one. My mother looked at each tongue, the way you’d look at a clock.” “What did yours say?” asked {A}.',
          '“Eleven,” said {S}. {A} put out {A}’s tongue as far as it went. {S} bent down and looked at it with one eye shut. “Half past nine,” said {S}. “There’s time for some more.”'
        ]
      },
      {
        id: 'waiting-hands',
        S: 'child',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '{S} did not pick any. {S} stood still, with both hands held out like a bowl, under a very ripe one. “It’s going to fall,” said {S}. “When?” asked {A}. “Soon,” said {S}. {A} picked nine, and {S} was still standing there.',
          'Then {S}’s nose itched. {S} needed only one hand for it, and only for a moment. That was when it fell. “I said so,” said {S}, and looked for it in the grass.'
        ]
      },
      {
        id: 'pet-guards',
        A: 'pet',
        spare: 9,
        paragraphs: [
          '{A} had found a place right beside the basket, and minded it. {H} came and put one in. {A} looked at it, and looked at {H}. {H} came with the next one. {A} looked at that one too.',
          'It was a slow sort of game, but {A} did not want to miss any of it. A leaf fell into the basket as well. {A} gave it a long look. {H} took it out again.'
        ]
      },
      {
        id: 'baby-juice',
        A: 'baby',
        spare: 10,
        paragraphs: [
          '{A} had not picked anything, and had more juice than all the rest of them. It was on both cheeks and in one eyebrow. {H} had given {A} just a taste, off one finger.',
          '{H} wiped the left cheek, and while {H} did that, the right one got some more. {A} smacked both lips and looked at the finger. It was empty now. {A} looked at it until {H} went and dipped it again.'
        ]
      },
      {
        id: 'guest-fair',
        A: 'guest',
        spare: 11,
        paragraphs: [
          '{A} did not want to eat any without asking. “They’re for everybody,” said {H}. “Then how many is one person allowed?” asked {A}. {H} had never thought about that. “As many as fall in your mouth,” said {H}.',
          'So {A} stood under the branch with an open mouth, and waited politely. Nothing fell in but the sunshine. In the end {H} could not watch it any longer, and handed {A} two.'
        ]
      },
      {
        id: 'you-pulled',
        A: 'partner',
        paragraphs: [
          `{A} picked the ${many} out of the grass. “You pulled,” said {A}. “You don’t pull. You ask.” {A} laid a hand under one, lifted it a little, and turned it. It let go at once. The next one held on, so {A} left it there.`,
          '“That one isn’t ready,” said {A}. {H} put a hand under another one. Lift, and turn. “Are you ready?” asked {H}. It was. It lay in {H}’s hand, warm from the sun.'
        ]
      }
    ],
    turn: [
      {
        id: 'it-says-no',
        A: 'partner',
        paragraphs: [
          'Then they fetched the high branch down again, slowly this time, and {A} held it still. There was the best one. {H} put a hand under it, lifted it, and turned. “Are you ready?” It hung on as tight as a button. “It says no,” said {H}.',
          `Beside it grew a small, crooked one with a freckle. {H}’s sleeve touched it, and it fell into {H}’s hand without being asked. {A} let the branch go up. {H} ate the crooked one, very slowly, to the end. “{A},” said {H}, “that was the best ${one} of all.”`
        ]
      },
      {
        id: 'different-voices',
        A: 'same',
        spare: 12,
        paragraphs: [
          'Now {H} asked them all. {H} asked the big ones in a deep voice. To the little ones {H} whispered, because they might be shy. Most of them said yes. One said no three times, and {H} begged its pardon and went on.',
          '“What did that one say?” asked {A}. “It says Thursday,” said {H}. {A} nodded, and left it for Thursday.'
        ]
      },
      {
        id: 'a-hand-in-the-leaves',
        A: 'same',
        spare: 13,
        paragraphs: [
          'A hand came through the leaves from the other side. It belonged to somebody in a blue sleeve, who was picking over there. It took hold of one that {H} had just asked. “That one isn’t ready,” said {H}.',
          'The hand stopped. “How do you know?” said a voice. “I asked it,” said {H}. “You lift it and turn it.” The hand tried that with the one next door, and it came. “Well, well,” said the voice, and the hand gave a small bow.'
        ]
      },
      {
        id: 'saturday',
        A: 'partner',
        paragraphs: [
          'They lifted and turned until the basket was full. Then each of them took one side of the handle, and it creaked at every step.',
          `At the gate {H} looked back. The best ${one} still hung high up in the sun, and shone. “I’ll ask you again on Saturday,” called {H}. The branch nodded.`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} looked up too, and got a leaf on the nose.',
        '{names} went once round the basket, and smelled what was in it.',
        { text: '{names} picked three from low down, where it was easy.', needs: ['hands'] },
        { text: '{names} reached up as well, and was no taller than before.', needs: ['hands'] }
      ],
      way: [
        `{names} stood well back when it rained ${many}.`,
        '{names} found a cool place in the shade, and stayed there.',
        { text: '{names} gathered what had rolled away in the grass.', needs: ['hands'] },
        { text: '{names} tried it with two fingers: lift, and turn.', needs: ['hands'] }
      ],
      turn: [
        '{names} kept quite still, so as to hear what it said.',
        '{names} walked ahead to the gate, and waited there.',
        { text: '{names} pulled a few leaves out of the basket.', needs: ['hands'] },
        { text: '{names} waved to the best one, till Saturday.', needs: ['hands'] }
      ]
    },
    bed: [
      `At home the ${many} stood on the table in their basket, and the whole room smelled of it.`,
      '{H} washed ten sticky fingers, one after the other. Then {H} lay down, and showed the pillow how it was done. You lifted it a little, and you turned it.'
    ],
    last: [
      `Far off in the dark hung the best ${one}, and was nearly ready, and {H} was asleep.`,
      'Sleep put a hand under {H} and lifted a little, and {H} let go at once.'
    ]
  })
}

const PICKED: readonly Picked[] = [
  { one: 'apple', many: 'apples', title: 'Apple', names: ['apple', 'apples'], more: ['orchard picking', 'apple orchard', 'apple orchards', 'scrumping', 'windfalls', 'orchard tree', 'orchard'] },
  { one: 'blackberry', many: 'blackberries', title: 'Blackberry', names: ['blackberry', 'blackberries', 'brambles', 'blackberrys', 'blackberies', 'bramble'], more: ['blackberrying', 'brambling', 'foraging blackberries', 'foraging berries', 'foraging', 'more blackberries', 'ate blackberries', 'hedge blackberries'] },
  { one: 'cherry', many: 'cherries', title: 'Cherry', names: ['cherry', 'cherries', 'cherrys'], more: ['cherry orchard', 'cherries tree'] },
  { one: 'mango', many: 'mangoes', title: 'Mango', names: ['mango', 'mangoes', 'mangos', 'mangoe', 'aam'], more: ['mango orchard', 'mangoes tree'] },
  { one: 'plum', many: 'plums', title: 'Plum', names: ['plum', 'plums', 'damson', 'damsons', 'plumbs'], more: ['plums tree'] },
  { one: 'pear', many: 'pears', title: 'Pear', names: ['pear', 'pears'], more: ['pears tree'] },
  { one: 'guava', many: 'guavas', title: 'Guava', names: ['guava', 'guavas', 'amrood'], more: ['guava tree', 'guavas tree'] },
  { one: 'peach', many: 'peaches', title: 'Peach', names: ['peach', 'peaches'], more: [] },
  { one: 'fig', many: 'figs', title: 'Fig', names: ['fig', 'figs'], more: [] },
  { one: 'apricot', many: 'apricots', title: 'Apricot', names: ['apricot', 'apricots'], more: [] },
  { one: 'orange', many: 'oranges', title: 'Orange', names: ['orange', 'oranges'], more: [] },
  { one: 'mandarin', many: 'mandarins', title: 'Mandarin', names: ['mandarin', 'mandarins', 'clementine', 'clementines', 'tangerine', 'tangerines', 'satsuma', 'satsumas', 'mikan'], more: [] },
  { one: 'persimmon', many: 'persimmons', title: 'Persimmon', names: ['persimmon', 'persimmons', 'kaki', 'kakis'], more: [] },
  { one: 'fruit', many: 'fruit', title: 'Fruit', names: ['fruits', 'jamun', 'mulberries', 'lychees', 'raspberries', 'blueberries', 'gooseberries', 'lemons', 'jackfruit', 'chikoo', 'sitaphal', 'quinces', 'currants', 'lemon', 'lime', 'limes', 'nectarines', 'avocados', 'papayas', 'pomegranates', 'loquats', 'feijoas', 'grapefruits', 'passion fruit'], more: ['picking raspberry', 'picking blueberry', 'mulberry tree', 'jamun tree', 'fruit trees', 'fruit tree picking', 'picking fruit tree', 'picking fruit garden', 'picked fruit tree'] }
] // prettier-ignore

export const fruitPickingPlots: readonly ScenePlot[] = PICKED.map(pickingOf)
