import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const flamingo = wishPlot({
  id: 'wish-flamingo',
  wishes: ['flamingo', 'flamingos', 'flamingoes', 'flamengo', 'flamingo pink', 'pink flamingo', 'pink flamingos', 'flamingo bird', 'flamingo chick'],
  except: [...NOT_WELL, 'dance', 'dancer', 'dancing', 'inflatable', 'float', 'crane', 'heron', 'afraid', 'scared', 'croquet', 'alice', 'blue', 'green', 'purple'],
  answers: ['sleepy', 'pink', 'leg', 'legs', 'one', 'stand', 'stands', 'standing', 'long', 'bird', 'lake', 'grey', 'shrimps', 'shrimp', 'feathers', 'turn', 'turned', 'turns', 'who', 'that', 'wanted', 'be', 'baby', 'chick', 'little'],
  company: ['flamingo', 'lake'],
  about: 'A grey young flamingo wants to be pink tonight, and it begins in a place where nobody had looked.',
  titles: ['Where the Pink Begins', 'Grey until Further Notice', '{H} on One Leg', 'Supper Upside Down', 'The Only Grey One in the Lake'],
  want: [
    {
      id: 'grey',
      A: 'partner',
      paragraphs: [
        '{H} was a flamingo, and stood in a salt lake on one leg. The lake was a pale green towel. All the other flamingos were pink. There was {A}, who had a pink towel on, and there were three pink socks on spoons. Only {H} was grey.',
        'Young flamingos are, and {H} had the grey jumper on. “I want to be pink as well,” said {H}. “That’ll come,” said {A}, and changed legs. “Tonight,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'from-outside',
      A: 'partner',
      paragraphs: [
        'First {H} put on a pink scarf. It went round the middle four times, and on one leg that was too much. It slid down, and lay in the lake. Next {H} held up a pink pillowcase. As long as both wings held it, there was a pink flamingo. But then there were no wings left.',
        'At last {H} rolled across the pink rug, from one end to the other, and got up. Now the flamingo was grey with bits of fluff.'
      ]
    },
    {
      id: 'which-leg',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Doesn’t it make you tired?” asked {H}. “One leg?” said {A}. “Two make you tired. On one it locks, and then you needn’t do a thing.” {A} stood there like a lamp post, and yawned, to show how it was.',
        '{H} drew up a leg too. It held for as long as a deep breath, and then {H} had to hop. There was a splash. “You’re doing something,” said {A}. “Don’t.”'
      ]
    },
    {
      id: 'knee',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Your knee bends the wrong way,” said {A}. A flamingo’s does. {H} walked through the lake with {H}’s knees going backwards, and that’s hard to do. “It isn’t the knee at all,” said {H}, out of breath. “It’s the heel. The knee’s up there in the feathers.”',
        '{A} lifted up a bit of the grey jumper and looked. “I can see two,” said {A}. “They’ve each got a plaster.”'
      ]
    },
    {
      id: 'marching',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“When we’re in the mood, we all march,” said {A}. “First it’s to the left, and then all at once it’s to the right. Nobody knows who says it.” They stood close together, with their necks up.',
        '“Now,” said {A}, and went. “No, now,” said {H}. They met in the middle. The three on spoons had gone neither way, and looked straight ahead, as if they did not belong.'
      ]
    },
    {
      id: 'mud-nest',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'A flamingo builds its nest out of mud, as high as a bucket. On top there’s room for just one egg. The mud was cushions. {H} piled up three and sat down on them. The legs had to be folded, and one of them stuck out.',
        '“Is it comfortable?” asked {A}. “It’s wobbly,” said {H}, and went down very slowly on the left. The egg was a rolled-up pair of socks. It was quite all right, and a bit pink.'
      ]
    },
    {
      id: 'pink-milk',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“The big ones feed their chicks with a sort of red milk,” said {A}. “They make it in the throat. And they give so much of their pink away that they turn pale themselves.” {H} looked {A} over. Round the elbows {A} was indeed rather white.',
        '“Was that me?” asked {H}. “Who else?” said {A}. “I used to look like a raspberry.”'
      ]
    },
    {
      id: 'honking',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You’d think that we’d sing,” said {A}. But a flamingo honks like a goose with a cold. They tried it. “Honk,” said {H}, to the left. “Honk,” said {A}. In a lake with a hundred thousand flamingos each child knows its own by that.',
        '{H} shut {H}’s eyes. “Honk,” somebody said. “That’s you,” said {H}. “Honk.” “That’s the door.” It was, and it needed oil.'
      ]
    },
    {
      id: 'neck',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“What do you do with all that neck, when you’re resting?” asked {A}. {H} bent one long arm and laid a hand on {H}’s shoulder. It went over the back, and under the wing, and there it came out again.',
        '“Hello,” it said. “Are you still the same one?” asked {A}. “I think so,” said the beak. “I followed it all the way.”'
      ]
    },
    {
      id: 'stirring',
      A: 'same',
      spare: 8,
      paragraphs: [
        'To get at supper, a flamingo turns round on the spot and stamps. That stirs up the bottom of the lake. {H} stamped round and round, until the towel was a knot with two feet in it.',
        '“What’s come up?” asked {A}. They looked. “A hairpin,” said {H}, “and half a biscuit.” “That’s a rich lake,” said {A}. “Some have nothing but salt.”'
      ]
    },
    {
      id: 'pet-in-grey',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{A} came down to the lake as well, and stood there on all its legs. {A} was not pink either, and did not seem to mind. {H} felt better at once.',
        '“Have you ever tried it on one?” asked {H}. {A} lifted a foot a little way, thought about it, and scratched an ear. Then it was put down again. It’s a thing that you’ve got to be born to.'
      ]
    },
    {
      id: 'elder-turned-white',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“It went the other way with me,” said {S}. “I used to be brown on top, and then I went grey. It started with one.” “Where did it start?” asked {A}. {S} pointed at a place above the ear.',
        '“Perhaps you ate something grey,” said {A}. {S} thought back. “There was a lot of porridge,” said {S}.'
      ]
    },
    {
      id: 'child-chick',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        'The very small ones stand together in a sort of nursery, thousands of them. A big one minds them. {S} was all thousands. “I’m hungry,” said {S}, “and I’m hungry as well, and that one’s got to go.”',
        '“One at a time,” said {A}, who was minding them. “Who was first?” They all put up a wing. It was the left one, and there was jam on it.'
      ]
    },
    {
      id: 'baby-is-pink',
      A: 'baby',
      spare: 5,
      paragraphs: [
        '{A} had just been washed, and was pink from top to toe. “How did {A} do that?” asked {H}. {A} lay there and held one leg up, and had no trouble with it at all.',
        '“It’s a natural,” said the other flamingo. “It’s even got the leg.” {H} bent down, and had a close look at the heels. They were the pinkest of all.'
      ]
    },
    {
      id: 'you-eat-it',
      A: 'partner',
      paragraphs: [
        '“You can’t put it on,” said {A}. “Nobody’s born pink, and nobody paints it. We eat it. It’s in those small shrimps. The pink goes in with the supper, and comes out at the feathers.” “When?” asked {H}. “In two years or so.”',
        '“I haven’t got two years,” said {H}. “It’s bedtime soon.” “Then you’d better begin,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'upside-down',
      A: 'partner',
      paragraphs: [
        '{A} set down a bowl in the lake, with the pinkest things that there were. They were slices of beetroot. A flamingo eats with its head upside down. {H} bent over and looked at the bowl from below, and fished out a slice. {H} stood up to chew.',
        '“It’s started!” said {A}. {H}’s face was pink up to {H}’s ears, from hanging down. But it went away again, as they looked.'
      ]
    },
    {
      id: 'flamboyance',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What do you call it when there’s a whole lot of us?” asked {H}. “A flamboyance,” said {A}. That’s the real word. They said it a few times, for it feels good in a beak.',
        '“And if there’s only two?” “Then it’s a flam,” said {A}. The flam moved a bit closer together, as the lake was growing cool.'
      ]
    },
    {
      id: 'mirror-lake',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Evening came to the lake, and it lay quite flat. In it stood every flamingo once more, with its feet against its own feet. “That one down there’s looking at me,” said {H}.',
        '“It’s upside down,” said {A}. “It’ll be having its supper.” So they kept still, and let it eat.'
      ]
    },
    {
      id: 'the-tongue',
      A: 'partner',
      paragraphs: [
        '“Nothing,” said {H} sadly, and put out a tongue. {A} bent down to it. “Stay like that,” said {A}, and held up a spoon. In the spoon was a tongue that was pink right to the back. “So that’s where it begins,” said {H}. “It’s coming from inside!”',
        'Then {A} put out a tongue too, and it was quite an ordinary one. “You’re only pink outside,” said {H}. {A} took off the towel, and bent down to the bowl for a slice.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the lake, on rather more legs.',
      '{names} settled on the shore, in no colour to speak of.',
      { text: '{names} propped up the third flamingo, which leaned.', needs: ['hands'] },
      { text: '{names} brushed the grey, and it came up greyer.', needs: ['hands'] }
    ],
    way: [
      '{names} rolled across the pink rug too, and brought the rest of the fluff.',
      '{names} wobbled as well, with every leg on the ground.',
      { text: '{names} fished the scarf out of the lake.', needs: ['hands'] },
      { text: '{names} plucked the fluff off the flamingo, bit by bit.', needs: ['hands'] }
    ],
    turn: [
      '{names} tried it upside down as well, and the lake was on top.',
      '{names} cleared up a drop of pink from the shore.',
      { text: '{names} wiped some beetroot off the beak.', needs: ['hands'] },
      { text: '{names} turned the bowl, to where the slices were pinkest.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the lake up to dry, and the three on spoons were taken off their legs. The bowl had a pink edge.',
    '{H} brushed each tooth, and the pink stayed on {H}’s tongue. In bed one leg was stretched out, and the other was drawn up into the feathers.'
  ],
  last: [
    'Outside {H} was as grey as ever, and inside it had begun, and {H} slept.',
    'One leg was locked, and nothing more needed to be done, and {H} was asleep.'
  ]
})
