import { wishPlot } from '../wish-plot.ts'

const SMALL = ['mice', 'a mouse', 'butterflies', 'a butterfly', 'spiders', 'a spider', 'ants', 'ladybirds', 'ladybugs', 'bees', 'beetles', 'snails', 'worms', 'flies', 'moths', 'caterpillars', 'bugs', 'insects', 'chicks', 'ducklings', 'kittens', 'hamsters', 'frogs', 'crickets', 'little birds', 'bunnies']

export const whoeverSmaller = wishPlot({
  id: 'wish-whoever-smaller',
  visits: 'afraid',
  whoever: [...SMALL.flatMap((small) => [`is scared of ${small}`, `is afraid of ${small}`, `is frightened of ${small}`, `is terrified of ${small}`]), 'doesn’t like spiders', 'hates spiders', 'is afraid of creepy-crawlies', 'is afraid of wasps', 'is scared of anything small', 'is scared of cockroaches', 'is scared of creepy crawlies', 'is scared of earwigs', 'is scared of geckos', 'is scared of mosquitoes', 'is scared of tiny things', 'panics when it sees a mouse', 'runs away from mice', 'runs away from spiders', 'screams when it sees a spider'],
  except: ['stung', 'allergic', 'bitten'],
  company: ['radiator', 'button', 'crumb', 'chair', 'floor', 'cups'],
  about: 'Behind the radiator lives somebody small whom the hero wants to see; whoever is afraid of just such ones hears that there are two who tremble.',
  titles: ['Two Who Tremble', 'A Crumb on a Button', 'Behind the Radiator', '{visitor} on a Chair', 'Knock First'],
  want: [
    {
      id: 'the-button',
      A: 'partner',
      paragraphs: [
        'Behind the radiator lived somebody very small. Every evening {H} put a crumb there, on a button, and it was always taken. {H} wanted to see who it was, just once, before bed. “It’s a draught,” said {A}. “Draughts don’t eat,” said {H}.',
        'There was a bump, and somebody stood on the chair. It was {visitor.first}. “Have you got any here?” asked {visitor}. “They’re so quick! You see it, and then you don’t. Then it’s everywhere.” The chair shook.'
      ]
    }
  ],
  way: [
    {
      id: 'a-thousand-times',
      A: 'partner',
      paragraphs: [
        '“But you’re so much bigger,” said {A}. “I know,” said {visitor}. “So there’s so much more of me to be afraid.” “Then stamp,” said {A}, quite sure. “That keeps off {visitor.fear}.”',
        '{visitor} stamped with everything there was. The cups jumped on their hooks, and the button rolled away. “Now it’ll never come,” said {H}, and told {visitor} who lived there. {visitor} got up on the chair again, and took {A} along.'
      ]
    },
    {
      id: 'what-is-it-about',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What is it about {visitor.fear}?” asked {A}. {visitor} had gone through it often, at night. “It’s the feet,” said {visitor}. “Nobody can hear them. A big one comes along, and says thump, and you can put the kettle on. But that sort’s there already.”',
        '{H} had a look at {H}’s own feet. They were not very loud either, in socks. “You said good evening, though,” said {visitor}. “I noticed that at once.”'
      ]
    },
    {
      id: 'how-big',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Show us how big it was, the last one,” said {A}. {visitor} held it up between two tips. “Like that,” said {visitor}. “And when it came nearer, like that.” It was now as big as a loaf. “And in the dark?” {visitor} needed the whole door for it.',
        '“So that’s three of them,” said {H}. “It was only one,” said {visitor}. “It just wouldn’t keep still.” {A} measured the loaf, and then the door. Nobody could live on crumbs and get to that size.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“And what do you do when one comes?” asked {A}. “I do what I always do, only more so,” said {visitor}. Up there on the chair {visitor} {caller.does}, and it was quite something to be under. “Does that help?” “It passes the time,” said {visitor}.',
        '{A} got up beside {visitor} and {caller.move}. They did look rather large. “I’d be frightened,” said {H}, from below. “Of what?” asked {visitor}, and looked round for it.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“{caller.fact},” said {A}, to give {visitor} heart. “Do they know that?” asked {visitor}. “I don’t think they read.” {H} offered to tell it to whoever was behind the radiator, through the gap. {H} said it slowly and clearly.',
        'They waited. “It’s thinking it over,” said {H}. “Or else it’s packing,” said {A}. {visitor} was all for the packing. But where would it go, at this time of night, with such a small bag?'
      ]
    },
    {
      id: 'socks',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You’ll be safer with something on,” said {A}. So {visitor} got the thick socks, and rubber boots over them, and the colander. “Am I still to be seen?” asked {visitor}. There was a bit in the middle. They put a pillow on that.',
        'Then {visitor} could no longer sit down. {visitor} leaned on the wall, like a rolled-up carpet, and was hot. “I feel quite safe,” came a voice from inside. “But now I can’t see where it is.” So they had to take it all off again.'
      ]
    },
    {
      id: 'a-list',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What aren’t you afraid of?” asked {A}, and took a pencil. There was quite a lot. {visitor} did not mind thunder, or the sea. {visitor} had been out alone in the fog, and asked the way of a lamp post.',
        'It filled a whole page. On the other page there was just the one line. {H} held both pages side by side. “I never look at that page,” said {visitor}. “I’m always reading the other.”'
      ]
    },
    {
      id: 'door-and-gap',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{visitor} wanted the gap under the door stopped up, because they come in there. {A} laid a towel along it. Then it was the keyhole, and the gap behind the shelf. They used up every sock in the house.',
        '“And now?” asked {H}. Now nothing more could get in. {visitor} felt better. Then {visitor} had a thought. “And if it’s in here already,” said {visitor}, “how does it get out?” They pulled all the socks out again, faster than they had gone in.'
      ]
    },
    {
      id: 'new-crumb',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} set out a new crumb, from the crust, where it’s best. {visitor} watched from the chair. “Does it say thank you?” “It leaves the button,” said {H}. “It could have taken that, too. It’s a good button.” {visitor} had to admit that this was decent.',
        '“And it never leaves any crumbs,” said {H}. {A} looked at the floor round {visitor}’s chair, where there had been toast. {visitor} looked as well, and put something over it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had known for weeks who lived there. {A} lay down by the radiator, in the usual place, with a nose to the gap. From inside came a bit of warm air, and from outside went a bit back.',
        '“Isn’t {A} afraid?” asked {visitor} from the chair. “They smell good night to each other,” said {H}. “They do it every evening.” {visitor} tried a sniff as well, from up there. It smelled of dust, and rather of raisin bread.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was up on a table once, because of one of those,” said {S}. “I was to marry the man on the next table.” “What was he doing up there?” asked {A}. “The same,” said {S}. “We got talking. It was the first time I’d seen him without his hat.”',
        '“And the small one?” asked {visitor}. “It had the whole floor,” said {S}. “It sat in the middle, and looked from the one of us to the other. I’ve often thought that it was waiting for an answer.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was sometimes the smallest one in a room, and knew about it. “You only see legs,” said {S}. “And you never know which is going to move.” “What do you do?” asked {A}. “I hold on to one,” said {S}. “Then I know about that one.”',
        '{visitor} looked down at the legs of the chair and of the table, and at some others. From under there it must be like a wood. “And all the trees walk,” said {S}.'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} came in, saw {visitor} on the chair, and got up on the stool at once. “What is it?” asked {A}. “Where?” “We don’t know,” said {H}. “It hasn’t come yet.” {A} stayed up there, to be on the safe side.',
        'After a while it got boring. “What are we afraid of, exactly?” asked {A}. {visitor} told it, in a whisper. “Oh, those,” said {A}, and got down. {A} looked at the floor for a moment, and got up again.'
      ]
    },
    {
      id: 'two-trembles',
      A: 'partner',
      paragraphs: [
        '{A} got down to look for the button, with one ear on the floor. “Somebody’s trembling,” said {A}. “That’s me,” said {visitor}. “There’s a slow one,” said {A}. “That’s you. But there’s a quick one, too, behind the radiator.”',
        'They all listened. It was as quick as a watch. “What’s it afraid of?” whispered {visitor}. {H} looked at {visitor}, from the bottom up to the top.'
      ]
    }
  ],
  turn: [
    {
      id: 'knock-first',
      A: 'partner',
      paragraphs: [
        '“Of me?” said {visitor}. “But I’m up on a chair because of it!” “It only heard the stamping,” said {A}. {H} thought. “If you were the small one, what would you like?” asked {H}. “I’d like to know where the big one is,” said {visitor}. “So that it isn’t everywhere.”',
        '{visitor} came down, and knocked once on the floor, very softly. It meant, Here I am. Tap, it went behind the radiator. “It’s only there, and nowhere else,” whispered {visitor}. Knock. Tap. It was nearer now. {visitor} pushed the button across, with a new crumb. And out it came.'
      ]
    },
    {
      id: 'shared-crumb',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The crumb was too big for the small one. It went round and round, and could not find a place to begin. “Wait,” whispered {visitor}, and broke the crumb in two with the very tip. It was the smallest thing {visitor} had ever done.',
        'It took the one half. It pushed the other back, across the button, by about the width of a hair. “I think that one’s yours,” whispered {A}.'
      ]
    },
    {
      id: 'same-time',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} lay with one ear on the floor and listened to them both. The slow one got slower. The quick one got slower as well. “Now they’re going at the same time,” said {A}. “No. Now they’ve both stopped.”',
        '“I wasn’t doing it on purpose,” whispered {visitor}. It was looking up, and {visitor} was looking down, and it was quite a long way. In between there was a smell of toast.'
      ]
    },
    {
      id: 'there-it-was',
      A: 'partner',
      paragraphs: [
        'There it sat. It was just what {visitor} was afraid of, and there was only one of it. “So that’s you,” whispered {H}. It shook so much that the crumb hopped. {visitor} shook too, slowly, and stayed. “It’s not a draught,” said {A}.',
        'When the crumb was gone, it went in again. {visitor} went home, and knocked at each corner before going round, so as to frighten nobody. Behind the radiator it went tap.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked behind the radiator, as far as a nose will go.',
      '{names} got up on something as well, without asking why.',
      { text: '{names} held the chair, and shook along with it.', needs: ['hands'] },
      { text: '{names} broke the crumb a little smaller, for a small mouth.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped along with the cups.',
      '{names} crept over the floor after the button.',
      { text: '{names} hung the cups up again, one by one.', needs: ['hands'] },
      { text: '{names} felt the floor with one flat hand, and there it was.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay low, so as to be no taller than was needed.',
      '{names} held every breath there was.',
      { text: '{names} knocked too, and got a tap for it.', needs: ['hands'] },
      { text: '{names} moved the lamp, so that it shone in nobody’s eyes.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chair was pushed in again. On the floor lay a button, with nothing on it, wiped quite clean.',
    '{H} walked to bed with feet that one could hear. Then {H} lay down, and knocked on the wall, once, very softly.'
  ],
  last: [
    'Tap, it went, so {H} knew where it was, and was asleep.',
    'There was a slow breath, and a quick one behind the radiator, and {H} slept.'
  ]
})
