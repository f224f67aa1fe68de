import { wishPlot } from '../wish-plot.ts'

export const forgotKit = wishPlot({
  id: 'wish-forgot-kit',
  beginsElsewhere: true,
  wishes: ['forgot pe kit', 'forgot gym kit', 'forgot gym', 'forgot sports kit', 'forgot pe bag', 'forgot gym bag', 'forgot pe shorts', 'forgot shorts', 'forgot gym clothes', 'forgot football kit', 'forgotten pe kit', 'forgotten gym kit', 'forgets pe kit', 'forgets gym kit', 'forgetting pe kit', 'forgetting gym kit', 'left gym kit', 'no gym kit', 'lost gym kit', 'lost property shorts', 'wrong bag school', 'wrong bag pe'],
  answers: ['forgot', 'forgotten', 'forgets', 'forgetting', 'forget', 'left', 'home', 'lost', 'property', 'pe', 'p.e.', 'gym', 'sports', 'football', 'kit', 'bag', 'shorts', 'trainers', 'plimsolls', 'clothes', 'shoes', 'school', 'class', 'lesson', 'teacher', 'box', 'borrow', 'borrowed', 'wear', 'had', 'spare', 'embarrassed', 'worried', 'upset', 'cried', 'sad', 'today', 'again', 'always', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'hook', 'wrong', 'parachute', 'pegs', 'his', 'her', 'my', 'at', 'on', 'the', 'she', 'he', 'i', 'we'],
  except: ['first aid', 'drum', 'sewing', 'swimming', 'swim', 'inhaler', 'medicine', 'epipen', 'lunch', 'homework', 'teddy', 'birthday', 'pick', 'collect', 'wet', 'pants', 'bully', 'bullied', 'laughed', 'hurt', 'kat', 'kitten', 'train', 'died'],
  moods: ['late', 'lost', 'afraid', 'learning', 'first', 'proud'],
  out: true,
  company: ['parachute', 'teacher', 'pegs', 'peg', 'bag', 'box', 'shorts', 'grass', 'girl', 'field', 'school'],
  about: 'The hero has brought the bag of clothes pegs instead of the PE kit, and the lost-property shorts will not stay up, till somebody asks what pegs are for.',
  titles: ['Sixty Pegs and No Shorts', 'Both Hands on the Parachute', 'The Bag from the Next Hook', '{H} and the Wide Shorts', 'What Pegs Are For'],
  want: [
    {
      id: 'the-next-hook',
      A: 'partner',
      paragraphs: [
        'Today there was the parachute at school. It lay on the grass, red and yellow. It wants many hands, so {A} had come along. {H} had thought of nothing else since Monday, and opened the PE bag. There was no kit in it. There were sixty clothes pegs.',
        '“That’s the bag from the next hook,” said {A}. “They’re both blue.” {H} went hot, from the neck up. Without a kit nobody could run under the parachute. “Look in the box,” said the teacher.'
      ]
    }
  ],
  way: [
    {
      id: 'the-box',
      A: 'partner',
      paragraphs: [
        'The box of lost things smelled of banana. At the bottom was a pair of shorts. “They’ll fit,” said {A}, and was wrong. Two of {H} would have gone in. {H} held them up with one hand.'
      ]
    },
    {
      id: 'what-was-in-the-box',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There were nine gloves in the box too, all for the left hand. There was one black shoe, and {A} turned it over. “How does anybody go home with one shoe on,” said {A}, “and not notice?”',
        '{H} knew. “You’re telling somebody something,” said {H}. “And then it’s time, and they say quick, quick.” That was just how it had been with the bag this morning.'
      ]
    },
    {
      id: 'how-it-was',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I did take it,” said {H}. “I put out my hand, and there it was, and it was blue.” {A} thought of the two hooks at home. The kit was on the left one, and the pegs were on the right. “Which hand?” {H} held up both, and could not tell. They had been half asleep.',
        '“So the kit’s hanging there now,” said {A}, “ready to go.” They were quiet for a moment. It had its socks on top.'
      ]
    },
    {
      id: 'other-forgetters',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“I once went out in slippers,” said {A}. “I got as far as the bus. Nobody noticed but a pigeon.” “What did you do?” asked {H}. “I kept my feet under the seat, and got out last.” {A} looked down, to be sure of today.',
        '“Mine doesn’t go under a seat,” said {H}, and pulled at the shorts. “No,” said {A}. “Slippers are easier.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I forgot mine,” said {S}, “I had to wear the teacher’s jumper. The sleeves hung down to my knees. We were playing ball that day.” “Were you bad?” asked {A}. “I was the best,” said {S}. “The ball went up one sleeve, and nobody could find it.”',
        '{S} showed how one walks to the goal with a ball in there. It looked like somebody carrying a very quiet cat.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“There’s room for me as well,” said {S}, and got in. {S} had the left leg, and {A} had the right. Now the shorts fitted, and there was nothing to hold. “Run!” said {S}. They ran, one to each side.',
        'That was as far as it went. They sat on the grass, and got out in turn. “It’s a good pair,” said {S}. “It just wants a bigger one of you.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had come to see the parachute as well. {H} held a peg down to {A}, and made it open and shut, like a small beak. {A} looked at it with one eye, and then with the other. “It only says one thing,” said {H}.',
        '{A} had on what {A} always has on. {H} thought that must be nice. You could not leave it on a hook.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} was glad about the pegs. Nobody had ever brought so many. {A} took one out, looked at it, and gave it to {H}. Then came the next, and the next. {H} had only one hand free, and soon it was full of pegs.',
        '“Thank you,” said {H} each time. At eleven {H} put them all back in. {A} was glad about that too, and began again.'
      ]
    },
    {
      id: 'up-it-goes',
      A: 'partner',
      paragraphs: [
        '“Both hands on the edge,” called the teacher. “One, two, three, up!” Up went the parachute, and down went the shorts. Luckily everybody was looking up. {H} caught them with one hand. But there the edge hung low, and the ball rolled out on a girl’s foot.',
        '“It needs both hands,” said the girl. So {A} rolled the shorts at the top, like a pancake. At the next up they were down again.'
      ]
    },
    {
      id: 'belt-of-grass',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} pulled up some long grass by the fence, and made a belt of it. It went round {H} and had a knot like a bow. It smelled of summer. {H} breathed out, and it held. {H} breathed in.',
        '“Can’t you do without that?” asked {A}, and picked up the two ends. {H} tried, for as long as it took to go red.'
      ]
    },
    {
      id: 'like-a-penguin',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“Stand with your feet wide,” said {A}. “Then they can’t get past your knees.” It was true. The shorts slid as far as that, and stopped. {H} walked like this, and swung from side to side. {A} walked along, to show that one can.',
        'Three small ones from another class came up behind, and walked so too. “What are we?” asked the last. “Penguins,” said {A}. {H} wished for fish, and shorter shorts.'
      ]
    },
    {
      id: 'stuffed',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“They’re not too wide,” said {A}. “You’re too narrow.” They stuffed in {H}’s jumper at the front and {A}’s at the back. Now nothing could fall. {H} was as round as a pumpkin, and could not see any feet.',
        '“Sit down,” said {A}, “to try it.” {H} sat, and went on over, and lay there looking at the clouds. It was comfortable. But it was no way to run under anything. The jumpers had to come out.'
      ]
    },
    {
      id: 'on-the-bag',
      A: 'partner',
      paragraphs: [
        'So {H} let go of the parachute, and went and sat on the blue bag. It poked. “Silly pegs,” said {H}. {A} sat down on it too, and got up again. “What do we have them for?” asked {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'what-pegs-do',
      A: 'partner',
      paragraphs: [
        '“For the washing,” said {H}. “They hold up the socks, and the shirts, and my …” {H} looked at {A}. {A} looked at the shorts. {H} made a fold on the left, and a fold on the right. Click, and click, and two behind. “Hop,” said {A}. {H} hopped, and the shorts hopped too.'
      ]
    },
    {
      id: 'number-three',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They had to be sure. {H} did a star, with both arms and both legs, and then a frog. At the frog it went ping. A peg flew past {A}’s ear, into the hedge. “Number three was tired,” said {H}. {A} gave it a rest there, and chose another, with a strong bite.',
        '“How many more have we got?” asked {A}. {H} shook the bag. “More than anybody,” said {H}.'
      ]
    },
    {
      id: 'popcorn',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The teacher threw ten soft balls on top, and they all shook the edge. It was like popcorn in a pan. {H} shook with both hands, as hard as it would go. A ball flew up, and came down on {A}’s head, and went back in, all by itself.',
        '“Did you see that?” cried {A}. {H} had seen it. There was time to look about, with nothing to hold but a parachute.'
      ]
    },
    {
      id: 'wind',
      A: 'other',
      spare: 13,
      paragraphs: [
        'Then there was wind on the field. It took the teacher’s list, and {A} ran after it and sat on it. “Has anybody got something to hold this?” asked the teacher. {H} had. The list was pegged to the fence, at all four corners. Then somebody’s scarf came by, and somebody’s hair got into their eyes.',
        '{H} went round with the blue bag, like a man with ices. “One or two?” asked {H}. {A} took two, for the hat.'
      ]
    },
    {
      id: 'under-the-roof',
      A: 'partner',
      paragraphs: [
        '“One, two, three, up!” {H} had both hands on the edge. Up it went, as round as a hill, and everybody ran in under it. Inside it was red and yellow, and so were all the noses. It sank quite slowly, and nobody spoke. “You’ve got a peg on,” whispered the girl. “I’ve got four,” said {H}.',
        '“Next week you’ll bring your kit,” said the teacher afterwards. {H} nodded. “And the pegs,” said the girl, and pulled up both her socks.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the blue bag, and found no shorts either.',
      '{names} walked once round the parachute, on the grass.',
      { text: '{names} felt right down to the bottom of the bag, in case.', needs: ['hands'] },
      { text: '{names} took hold of the edge of the parachute already.', needs: ['hands'] }
    ],
    way: [
      '{names} got right under the parachute, and came out again.',
      '{names} sniffed at the air, which had some banana in it.',
      { text: '{names} pulled the edge up a bit, next to {H}.', needs: ['hands'] },
      { text: '{names} fetched the ball back from the fence.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard the click, and came closer.',
      '{names} sat under the red part, and was as still as the rest.',
      { text: '{names} held the blue bag, and handed out what was wanted.', needs: ['hands'] },
      { text: '{names} helped to fold the parachute, and sat on it to get the air out.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the wide shorts were washed, for the box, and hung up with four pegs. The PE kit came down from its hook, and lay across the shoes by the door.',
    '{H} washed and got into pyjamas that stayed up by themselves.'
  ],
  last: [
    'The blanket came down as slowly as a parachute, and under it {H} was asleep.',
    'Four pegs held up the shorts, and nothing had to hold {H}, who was asleep.'
  ]
})
