import { wishPlot } from '../wish-plot.ts'

export const bouncyCastle = wishPlot({
  id: 'wish-bouncy-castle',
  beginsElsewhere: true,
  wishes: ['bouncy castle', 'bouncy castles', 'bouncycastle', 'bouncy house', 'bounce house', 'bounce houses', 'bounce castle', 'jumping castle', 'jumpy castle', 'jumpy house', 'inflatable castle', 'bouncing castle'],
  answers: ['big', 'going', 'jumping', 'bouncing', 'day', 'at', 'with', 'my', 'first', 'playing', 'fair', 'fete', 'school', 'summer', 'party', 'king', 'queen', 'crown', 'friends', 'giant', 'towers', 'a', 'our', 'in', 'the', 'fun', 'high', 'blow', 'up'],
  except: ['birthday', 'dragon', 'dragons', 'princess', 'princesses', 'knight', 'knights', 'fell', 'hurt', 'broken', 'flew', 'fly', 'flying', 'blew', 'away', 'wind', 'burst', 'scared', 'afraid', 'moon', 'unicorn', 'ghost', 'dinosaur', 'elephant', 'kangaroo', 'hospital', 'lost'],
  moods: ['first'],
  company: ['castle', 'towers', 'crown', 'man', 'fan'],
  out: true,
  about: 'Nobody can rule in a bouncy castle, because everything in it wobbles, until everybody lies down and it bows.',
  titles: ['The Castle Took a Bow', 'To Rule Without a Wobble', '{H} Rules the Bouncy Castle', 'It Was All One Air', 'Four Towers and a Paper Crown'],
  want: [
    {
      id: 'to-rule',
      A: 'partner',
      paragraphs: [
        'On the green there was a bouncy castle, with four towers and a fan that hummed. {H} had left both shoes in the row, and put on a paper crown. {H} meant to rule in there. You do that from the middle, standing quite still.',
        '{H} stood in the middle. Boing, went {A} at the other end. {H} flew up without having jumped, and the crown flew up even higher. “You don’t wobble when you’re ruling!” called {H}. “I’m only bouncing,” called {A}. “That’s what it’s for.” Boing.'
      ]
    }
  ],
  way: [
    {
      id: 'toe',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You may only go in with socks on, and there was a hole in {A}’s. One toe stuck out of it. At each bounce it came out a bit further. “Now everybody can see who I am,” said {A}.',
        '“Turn the sock round,” said {H}. {A} sat down and turned it, until the hole was underneath. From then on the toe could not see where it was going. You could tell by how {A} landed.'
      ]
    },
    {
      id: 'storming',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll storm the castle,” said {A}, and got off, and walked back ten steps. {A} came at a run, with one arm in front, and ran into the wall. It gave way very kindly. Then it gave {A} back.',
        '{A} sat in the grass. “It can defend itself,” said {A}. {H} looked down at the attacker over the edge. “You could come in by the step,” said {H}, “like everybody else.” That was not the same, but {A} did it.'
      ]
    },
    {
      id: 'treasury',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Where the wall meets the floor there’s a deep crack, and that was the treasury. {H} put an arm in up to the shoulder. Out came two hair clips, a coin, and a raisin. There was also a sock, and it was warm.',
        '“That belongs to somebody who’s still in here,” said {A}. They looked round at all the feet that went up and down. “There,” said {H}. It was quite a small boy, and he hadn’t noticed yet.'
      ]
    },
    {
      id: 'painted-lady',
      A: 'other',
      spare: 4,
      paragraphs: [
        'On one tower a window had been painted, with a lady in it, and she waved. “Who’s that?” asked {A}. “She lives here,” said {H}. “She’s always in.” {A} waved back, for politeness, and bounced. The lady went up and down as well.',
        '“She doesn’t look as if she liked it,” said {A}. It was true. She had a smile, but her eyebrows had slipped. “She’s been waving since the morning,” said {H}, “and nobody’s ever let her off.”'
      ]
    },
    {
      id: 'fan',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In one seam there was a tiny hole, and the castle breathed out of it. {A} held an ear to it. At once {A}’s hair stood up on that side, and waved. “What does it say?” asked {H}. “Ffff,” said {A}.',
        '{H} listened as well, and it went on about the same thing. “Has it got to the end yet?” asked {A} after a time. “It’s still on the first letter,” said {H}. They left it to say the rest to somebody else.'
      ]
    },
    {
      id: 'three-steps',
      A: 'other',
      spare: 6,
      paragraphs: [
        'A very little girl went round and round by the wall. She took three steps, fell down, and laughed. She got up, took three steps, and fell down. “Shall I help you?” asked {A}. The girl shook her head. She was busy.',
        '“She’s counting,” said {H}. “At the fourth one she’ll be big.” Once it was nearly four. She lay on her back, and thought about that, and laughed all the more.'
      ]
    },
    {
      id: 'getting-out',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} wanted to get out for a drink, and meant to do it with dignity. There is only one way out, and it’s round. {A} sat on the edge. The edge went down, and {A} slid out into the grass on {A}’s tummy, like a letter.',
        '“That was good,” said the man who minded the castle. “Was it?” asked {A}, from below. “You kept your feet together,” said the man. “That’s rare.”'
      ]
    },
    {
      id: 'the-man',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The man who minded the castle sat on a bucket. “No shoes,” he said to everybody, “no somersaults, and nothing sticky.” He looked closely at {A}. “Is that all of it?” he asked.',
        '{A} thought hard. Then {A} took half a toffee out of one cheek, and looked round for somewhere to put it. The man held out a paper. There were seven in it already. “They’re all labelled,” he said.'
      ]
    },
    {
      id: 'elder-hay',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Ours was a haystack,” said {S}. “You couldn’t blow it up, you had to make it. But you went in to the neck, and came out with a hen.” “Did you rule on it?” asked {A}.',
        '“I was up there for a whole afternoon,” said {S}. “I’d got up by the cart. Then they drove off with the cart.” {S} looked at the towers for a while. “You can’t do much else, then, but rule.”'
      ]
    },
    {
      id: 'child-herald',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        'Somebody has to call out what is decided, and that was {S}. “What shall I say?” asked {S}. “That there’s supper for all,” said {A}. {S} bounced up to where the people could see. “There’s supper,” called {S}, and was gone, and came up again. “For all!”',
        'A lady in the grass asked what there was. {S} had to go down for the answer. “Peas,” called {S} at the next bounce.'
      ]
    },
    {
      id: 'pet-gate',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Claws aren’t allowed in a castle full of air, so {A} had been given the gate to guard. {A} guarded it lying down, beside all the shoes.',
        'Now and then somebody came out, and looked for two that belonged together. {A} let everybody by. But {A} had grown fond of {H}’s left shoe, and kept a chin on it.'
      ]
    },
    {
      id: 'into-the-dip',
      A: 'partner',
      paragraphs: [
        'So {H} ruled from a corner of the castle, with both arms round a tower. Boing. The tower leaned over to look, and {H} had to come too. Then {H} sat down, and tried to be heavy. A big dip came along, and {H} rolled into it. At the bottom of the dip were {A}’s feet.',
        '“It’s all one air,” said {A}. “If I push it down over here, it has to come up somewhere. It comes up where you are.” “Then don’t push,” said {H}. “I can’t help it,” said {A}. “I’m standing on it, and so are all the others.”'
      ]
    }
  ],
  turn: [
    {
      id: 'everybody-lie-down',
      A: 'partner',
      paragraphs: [
        '“Everybody in this castle lie down!” called {H}. It was the first time that {H} had ruled. {A} lay down like a star, and then the others did, one here and one there. The floor shook like a jelly, and then less, and then it was still.',
        '{H} got up, first one foot and then the other. {H} stood in the middle with the crown on, and nothing wobbled. It was so quiet in there that you heard only the fan.'
      ]
    },
    {
      id: 'bits-of-sky',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Those who lay there could see straight up between the towers. There was a square of sky, and one swallow went across it. “Did you have that sent?” asked {A} from the floor. “I did,” said {H}.',
        '“And another?” {H} lifted one hand a little. For a time there was none. Then two of them came, from the right. “I only asked for one,” said {A}, “but it’s a very good castle.”'
      ]
    },
    {
      id: 'grass-legs',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} had to fetch the water, and went a few steps over the grass. {A} walked very strangely. At each step one knee went up too far. “The ground’s broken,” called {A}. “It doesn’t give anything back.”',
        '{H} watched from above. “You’re doing all the bouncing by yourself,” called {H}. “I know,” said {A}, and went on towards the tap, like a stork with the mugs.'
      ]
    },
    {
      id: 'one-law',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You’ll have to make a law,” whispered {A}. {H} thought about it under the crown. There was no school on Fridays, for one, and that would have been a good one. But it ought to be something for here.',
        '“If you find a sock, you give it back,” said {H}. A murmur went through all those who lay there, and it was one of those who agree. Somebody’s hand went up, and there was a sock in it.'
      ]
    },
    {
      id: 'the-bow',
      A: 'partner',
      paragraphs: [
        '“Time,” said the man who minded the castle, and they all climbed out. {H} went last, as you do when you rule. Then the man switched off the fan, and there was no more hum. The tower on the left nodded its head. It bent its neck, right down to the grass in front of {H}, with a long sigh. The one on the right did it too, and then the two at the back.',
        '“They’re bowing,” whispered {A}. “They’re bowing to you.” {H} held on to the crown, and bent forward just a little. The whole castle went down on its knees, slowly, and lay flat, without one wobble.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took a small hop, and it got bigger on its own.',
      '{names} rolled past the ruler, from left to right.',
      { text: '{names} caught the crown, and handed it back with a bow.', needs: ['hands'] },
      { text: '{names} put the shoes in the row straight, the smallest in front.', needs: ['hands'] }
    ],
    way: [
      '{names} slid down the nearest slope, feet last.',
      '{names} bobbed up and down in a corner, like a duck on a lake.',
      { text: '{names} tried to hold the floor down, with two hands and no luck.', needs: ['hands'] },
      { text: '{names} hugged a tower, and swung on it like a coat on a hook.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay like a starfish, and did not so much as wriggle.',
      '{names} stopped in the middle of a hop, which is not easy.',
      { text: '{names} smoothed out one last wobble, with a flat hand.', needs: ['hands'] },
      { text: '{names} saluted from below, lying down.', needs: ['hands'] }
    ]
  },
  bed: [
    'Everybody found their shoes again. The castle was rolled up, and fitted on to one small cart.',
    'At home there was a bed, and it hardly wobbled at all. {H} hung the crown on the post, and lay down, and so everybody else had to as well.'
  ],
  last: [
    'Everything bent its head and lay down slowly, with a long sigh, and {H} slept.',
    'Nothing hummed any more and nothing wobbled, and under the crown {H} was asleep.'
  ]
})
