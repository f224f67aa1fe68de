import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const dinosaurEnd = wishPlot({
  id: 'wish-dinosaur-in-the-bath',
  wishes: [
    'dinosaur bath', 'dinosaur in my bath', 'dinosaur in the bath', 'dinosaur bathtub', 'dinosaur bathroom', 'dino bath', 'dino in the bath', 'dinosaur tub', 'dinosaur park', 'dinosaur in the park', 'dinosaurs in the park', 'dino park', 'dinosaur playground', 'dinosaur slide', 'dinosaur garden', 'dinosaur in the garden', 'dinosaur in our garden', 'dinosaur in my garden', 'dinosaur backyard', 'dinosaur yard', 'dino garden', 'dinosaur street', 'dinosaur in our street', 'dinosaur at our house', 'dinosaur in our house', 'dinosaur in the house', 'dinosaur window', 'dinosaur bath time', 'dinosaur at bathtime',
    'meets dinosaur', 'meet dinosaur', 'met dinosaur', 'meeting dinosaur', 'meets dino', 'meets dinosaurs', 'met dinosaurs', 'finds dinosaur', 'found dinosaur', 'finding dinosaur', 'sees dinosaur', 'saw dinosaur', 'real dinosaur', 'dinosaur friend', 'friendly dinosaur', 'longest dinosaur', 'long dinosaur', 'very long dinosaur', 'biggest dinosaur', 'enormous dinosaur', 'huge dinosaur', 'giant dinosaur', 'diplodocus', 'diplodocuses', 'diplodicus', 'dippy dinosaur', 'long neck dinosaur', 'longneck dinosaur', 'dinosore bath', 'dinasour park', 'dinosuar garden', 'meets dinosour'
  ],
  except: [...NOT_WELL, 'egg', 'eggs', 'baby', 'bone', 'bones', 'museum', 'jurassic', 'extinct', 'asteroid', 'train', 'truck', 'dragon', 'robot', 'school', 'afraid', 'scared', 'party', 'cake', 'birthday', 'pet', 'trex', 't-rex', 'rex', 'triceratops', 'fight', 'pants', 'teeth', 'dentist', 'fossil', 'followed', 'bus', 'pyjamas'],
  answers: ['dinosaur', 'dinosaurs', 'dino', 'bath', 'bathtub', 'tub', 'bathroom', 'park', 'garden', 'yard', 'street', 'house', 'playground', 'slide', 'window', 'meets', 'meet', 'met', 'meeting', 'finds', 'found', 'sees', 'saw', 'real', 'friend', 'friendly', 'long', 'longest', 'neck', 'tail', 'head', 'big', 'biggest', 'enormous', 'huge', 'giant', 'green', 'who', 'won’t', 'get', 'out', 'drinks', 'water', 'our', 'night', 'time', 'there', 'ticklish', 'tickle'],
  company: ['dinosaur', 'bath', 'tub', 'park', 'tail', 'head', 'neck', 'window', 'slide', 'duck', 'road', 'sandpit'],
  isTale: true,
  about: 'There is a dinosaur’s head in the bath, its middle is in the road and its tail is in the park, and whatever is told to one end comes late to the other.',
  titles: ['The Other End Is in the Park', 'It Takes a While', '{H} Wants the Bath', 'Ask My Tail', 'A Head in the Bath'],
  want: [
    {
      id: 'a-head-in-the-bath',
      A: 'partner',
      paragraphs: [
        'In the bath lay a head. It was green, and as big as a sofa, and it had drunk all the water. {H} stood there in a towel, with a duck that had never sailed.',
        '“I want the bath,” said {H}. “I’d be out by now,” said the dinosaur, “but I can’t back up. There’s too much of me behind.” {A} looked round the door. “There’s a neck,” said {A}. “It goes out of the window.”'
      ]
    }
  ],
  way: [
    {
      id: 'along-the-neck',
      A: 'partner',
      paragraphs: [
        'So {H} got dressed, and they went along the dinosaur to see. The neck went over the garden wall. The middle stood across the road, and a bus drove through between its legs. The tail lay in the park. Children were sliding on it.',
        '“Back up, please!” {H} shouted at the tail. It didn’t move. “It’s gone to sleep,” said {A}, “like a foot.” {A} tickled it, with a twig. Nothing happened at all. They walked the whole way home.'
      ]
    },
    {
      id: 'bus',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The bus driver had stopped under the tummy, and was eating a sandwich. “Are you getting on?” asked the driver. “We’re only going to the end of it,” said {A}. “That’s three stops,” said the driver. “I’d ride.”',
        'It got dark in the bus, as it does in a tunnel. Above them something gurgled, long and low. “That’s my bath water,” said {H}. Everybody on the left side looked up.'
      ]
    },
    {
      id: 'ask-its-name',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do they call you?” {H} had asked the head. “That depends where they’re standing,” said the dinosaur. In the bath it was called Oh. Out by the wall it was called Mind Your Heads. At the other end they mostly said Wheee.',
        '“I like that one best,” it said. “But I only ever hear it a bit later, when they’ve all gone home.” {A} said it for it once, up close. The eye went wide. It was as big as a plate, and {A} was in it twice.'
      ]
    },
    {
      id: 'leaves',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The dinosaur had eaten the fern on the window sill, and the green flannel. “I thought that they went together,” it said. {H} offered it a cucumber. It swallowed, and they could see the lump set off down the neck.',
        'They walked beside it. It went at about the speed of {A} with shopping. At the wall it stopped to let another lump go first. “That’ll be the flannel,” said {H}.'
      ]
    },
    {
      id: 'itch',
      A: 'same',
      spare: 4,
      paragraphs: [
        'By the shoulder they stopped, since somebody had put a ladder up to it. It was a window cleaner. “I do the whole street,” said the window cleaner, “and nobody told me not to do this.” One patch was quite clean already. It was a lighter green, with freckles.',
        '“Has it said anything?” asked {A}. The window cleaner looked at a watch. “I began at four,” said the window cleaner. “I expect it’ll be pleased by about half past five.”'
      ]
    },
    {
      id: 'counting-steps',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the way {H} counted it, in steps. The neck was forty, and the middle was twenty-five. Then there was a dog in the way, and {H} had to begin again. The second time {A} counted along, and got more. {A} had not counted the same steps.',
        '“Write it on the end,” said {H}, “like on a plank.” They wrote it in the sand by the tip of the tail. Somebody had already written something there: “mine”, with an arrow.'
      ]
    },
    {
      id: 'queue',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the park there was a queue for the tail. It went from the swings to the gate. “One at a time,” said a small girl with a bucket, who was in charge. “And no shoes. It’s somebody.”',
        '{H} only wanted to talk to it. “Then you have to queue as well,” said the girl. When it was {H}’s turn, there were six people behind. You can’t just stand there at the top. “Back up, pleeease!” called {H}, all the way down.'
      ]
    },
    {
      id: 'how-it-got-in',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“How did you get in?” asked {A}. “I only wanted to see what was behind the window,” said the dinosaur. “It said plink.” That was the tap. It had said plink for weeks, and {A} had always meant to see to it.',
        '“Plink,” said the tap. The dinosaur shut its eyes. “There,” it whispered. “We never had that. We had only swamp.” They listened to it together, until it said it again.'
      ]
    },
    {
      id: 'duck',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{H} had left the duck on the edge of the bath, to keep an eye on things. The dinosaur kept an eye on the duck. “It doesn’t say much,” it told them. “Is it long?” “No,” said {A}. “It stops just behind.”',
        'The dinosaur thought about that. “Then it always knows what it’s doing,” it said, and sighed, and the mirror misted over. The duck blew off into the basin. It knew that at once.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came along as well, and did not care for the head. It had breathed in once, and {A} had nearly gone with it. But {A} liked the tail. It had an end, like anybody’s.',
        '{A} sat down beside that and looked at it for a long time. It twitched. {A} pounced. It was just right, thick in the paw and with some life in it. Nobody told {A} about the rest.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“It’s the same with me,” said {S}, at about the middle. “My knees hear about the stairs before I do. And my feet don’t get the news till Thursday.” {S} knocked on the side of the dinosaur, as you knock at a friend’s door.',
        '“How old do you think it is?” asked {A}. “A hundred million,” said {S}, “and it’s had no lift.” They leaned there for a moment, all three. It was in no hurry either.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had an idea, and it was a telephone. {S} put {S}’s mouth to the neck, where it came in at the window. “Hello, tail,” said {S} into the skin. “This is the bathroom.” Then {S} laid an ear on it.',
        '“What does it say?” asked {A}. “It’s ringing,” said {S}. It was the heart. It went doom, and you could have eaten a biscuit before the next one. {S} did. Doom.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} sat on the bath mat, in front of a nostril. It was just as big as {A} was. When the dinosaur breathed in, all of {A}’s hair lay forwards. When it breathed out, all of it lay back.',
        '{A} leaned nearer, and laughed into it. It was dark in there and it gave an echo. The dinosaur held its breath for quite a time, for it was so afraid of a sneeze. “It’s got no tail yet, has it?” it asked, without moving.'
      ]
    },
    {
      id: 'the-laugh',
      A: 'partner',
      paragraphs: [
        'They had just shut the door when something roared in the bathroom. “Ha!” went the dinosaur. “Ha, ha! Stop it!” The tooth mugs fell into the basin. “Who’s tickling?” “Nobody,” said {H}.',
        '{A} looked at the twig, and then at the clock. “That was me,” said {A}, “a quarter of an hour ago. It takes as long to get here as we do.” “Then it’s heard me say back up,” said {H}. “It just doesn’t know it yet.”'
      ]
    }
  ],
  turn: [
    {
      id: 'ask-the-tail',
      A: 'partner',
      paragraphs: [
        '“Back up?” said the dinosaur. “Ah. There it is.” It sent the answer off to its legs, and that took a while too. {H} used it to put in the plug.',
        'Then the neck began to slide. It went out over the sill like a long green train, and took the curtain along. “I was going to say something else,” said the head, outside, “but it’s still on its way.”'
      ]
    },
    {
      id: 'traffic',
      A: 'same',
      spare: 13,
      paragraphs: [
        'From the window they could watch it go. It went backwards round the corner, and the bus waited. A man held back some bicycles. “Come on, come on,” said the man, and waved with both arms, as for a lorry. “There’s loads of room.”',
        'There wasn’t. There was a bang, and it was a dustbin. “Was that me?” asked the head, outside the bathroom. “You’ll know in a minute,” said {A}.'
      ]
    },
    {
      id: 'filling-it',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{A} wiped out the bath first. There was a green line all the way round, and a leaf in the plughole that nobody knew. “That’s been extinct for ages,” said {A}, and laid it on the soap.',
        'Then the tap ran. It was warm, and there was no chin in it. {H} let the bath fill up as far as the line, and then a finger higher. “That’s for luck,” said {H}. The duck was put down on the edge and faced the right way.'
      ]
    },
    {
      id: 'last-tickle',
      A: 'partner',
      paragraphs: [
        'So {H} got the bath, and the duck sailed, from the taps as far as the knees. Then the window went dark. In came the tip of a tail. It felt about, and tickled {H} under one arm, with great care. “Ha!” cried {H} at once.',
        '“That was quick,” said {A}. Far off, they heard the dinosaur. “I thought,” it called, “that I’d just give you that back.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked round the door, and there was an eye.',
      '{names} sniffed at the chin, and it smelled of fern.',
      { text: '{names} put both hands on the glass to see how it went on.', needs: ['hands'] },
      { text: '{names} held up a towel, though not all of it could be dried with that.', needs: ['hands'] }
    ],
    way: [
      '{names} went along on the shady side of it.',
      '{names} stayed by the head, so that it had company.',
      { text: '{names} paced out one leg, and needed a rest at the knee.', needs: ['hands'] },
      { text: '{names} thanked the bus for waiting.', needs: ['hands'] }
    ],
    turn: [
      '{names} got out of the way of the chin.',
      '{names} breathed out, because there was room for it now.',
      { text: '{names} unhooked the curtain from one ear.', needs: ['hands'] },
      { text: '{names} waved out of the window, and would be seen by and by.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} let out the water. There was a ring round the bath, quite a small one, and it was not green.',
    'Then {H} lay down in bed, and said goodnight to both feet. That way they would know in time.'
  ],
  last: [
    'Down at the end of the bed both feet had heard it, and {H} was asleep.',
    'In the park lay the tip of a tail, quite still, and {H} was asleep.'
  ]
})
