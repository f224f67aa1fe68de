import { wishPlot } from '../wish-plot.ts'

export const threeStepsBehind = wishPlot({
  id: 'wish-three-steps-behind',
  wishes: ['walk to school alone', 'walks to school alone', 'walked to school alone', 'walking to school alone', 'walk to school herself', 'walk to school himself', 'walks to school herself', 'walks to school himself', 'walked to school herself', 'walked to school himself', 'walking to school herself', 'walking to school himself', 'walk to school by myself', 'walked to school by myself', 'walking to school by myself', 'walk to school by themselves', 'walk to school on her own', 'walk to school on his own', 'walk to school on my own', 'walked to school on her own', 'walked to school on his own', 'walking to school on her own', 'walking to school on his own', 'walk school without me', 'walked school without me', 'walk school without mum', 'go to school alone', 'goes to school alone', 'went to school alone', 'going to school alone', 'way to school alone', 'school run alone', 'walk home from school alone', 'walked home from school alone', 'walks home from school alone', 'walking home from school alone', 'three steps behind', 'two steps behind', 'ten steps behind', 'few steps behind', 'walk behind school', 'walked behind school', 'walking behind school', 'followed behind to school', 'walk in front to school'],
  answers: ['walk', 'walks', 'walked', 'walking', 'go', 'goes', 'went', 'going', 'school', 'way', 'home', 'from', 'first', 'time', 'day', 'alone', 'all', 'herself', 'himself', 'myself', 'themselves', 'by', 'on', 'her', 'his', 'my', 'own', 'without', 'me', 'nearly', 'almost', 'three', 'two', 'ten', 'few', 'steps', 'step', 'behind', 'front', 'ahead', 'us', 'to', 'in', 'the', 'a', 'and', 'with', 'for', 'who', 'wants', 'wanted', 'want', 'allowed', 'big', 'enough', 'old', 'proud', 'nervous', 'bit', 'corner', 'corners', 'crossing', 'lollipop', 'lady', 'man', 'gate', 'morning', 'today', 'tomorrow', 'monday', 'followed', 'follow', 'following', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'just', 'only', 'let', 'road', 'street', 'story', 'about'],
  except: ['lost', 'stranger', 'strangers', 'bully', 'bullies', 'bullied', 'run over', 'hit', 'knocked', 'crashed', 'accident', 'ran away', 'missing', 'police', 'bus', 'bike', 'scooter', 'train', 'boat', 'dog', 'cat', 'dragon', 'dinosaur', 'robot', 'monster', 'crying', 'cried', 'won’t', 'wont', 'clings', 'refuses', 'terrified', 'died', 'snow', 'dark', 'friends left', 'lonely', 'nobody plays', 'sits alone', 'plays alone', 'forest', 'zoo'],
  moods: ['first', 'proud', 'afraid'],
  out: true,
  company: ['bag', 'sun', 'shadow', 'shadows', 'school', 'gate', 'door', 'hedge', 'roofs', 'pavement', 'road', 'way', 'shoe', 'shoes'],
  about: 'The hero walks to school alone for the first time with a grown-up three steps behind, and need not turn round once the long morning shadow is seen in front.',
  titles: ['Three Steps Behind', 'All Alone, Nearly', '{H} Goes in Front', 'A Head beside a Shoe', 'Good Morning, Shadow'],
  want: [
    {
      id: 'the-agreement',
      A: 'partner',
      paragraphs: [
        '{H} walked to school alone that morning, for the first time. {A} came as well, but three steps behind, and that did not count. It was early and clear, with the sun low over the roofs at their backs.',
        '“Don’t walk next to me,” said {H}, “and don’t say anything. But be there.” “I’ll be there,” said {A}. {H} wanted to get to the gate without being brought.'
      ]
    }
  ],
  way: [
    {
      id: 'pet-at-the-window',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} stayed at home, and saw it all through the window. First {H} went by, alone. Then somebody else went by, alone as well. {A} had never seen them do it like that. {H} waved up, as you do when you are going on a journey.',
        '{A} turned round twice and sat down again. It looked as though it had been noted. “One of us has to stay,” said {H}, “so that it’s somewhere to come back to.”'
      ]
    },
    {
      id: 'into-the-hedge',
      A: 'partner',
      paragraphs: [
        'It was quiet behind. {H} turned round, and {A} was there. {H} went past a blue door, and turned round again. At the fourth time {H} walked into a hedge.',
        '“I didn’t say anything,” said {A}. {H} picked off two leaves. “You might have been gone,” said {H}.'
      ]
    },
    {
      id: 'which-shoes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'So {H} listened for {A}’s shoes instead. They went tap, and tap. Then there were more of them. A man with a case overtook, and a girl in boots, and a lady who was late. It was like rain back there. {H} could not tell which drops were {A}.',
        '“Can you limp a bit?” asked {H}. {A} limped. “Have you hurt yourself?” asked the man with the case. “No,” said {A}. “I’m only being recognised.” After that {A} walked as before.'
      ]
    },
    {
      id: 'same-way-by-chance',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You look as if you belong to me,” said {H}. {A} tried to look like a person by chance. {A} stopped and read what was on a lamp post. It was about a lost glove. {A} read it for some time, with great interest.',
        'When {A} looked up, it was eleven steps. {A} had to run, and people by chance do not run. “It was a left one,” said {A}, out of breath. “Grey.” “You’re not to say anything,” said {H}, but kindly.'
      ]
    },
    {
      id: 'how-long-is-a-step',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Are they your steps or mine?” asked {H}. That had not been settled. Three of {A}’s were as many as five of {H}’s. They measured it along a wall. With {A}’s steps you got to the drainpipe, and with {H}’s to a snail.',
        '“The snail’s nearer,” said {A}. “Then let’s say the drainpipe,” said {H}. The snail had been out all night, alone, with no steps at all. It was not asked.'
      ]
    },
    {
      id: 'other-goose',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“When I first walked to school alone,” said {A}, “a goose came after me. It kept three steps behind.” “Was that agreed?” asked {H}. “Not with me,” said {A}. “I turned round, and it stopped and looked at a bush.”',
        '“And at the gate?” “It came in,” said {A}. “It stayed till the milk. At home they asked whether I’d been frightened, all by myself. I said that I didn’t know. I’d had no chance to find out.”'
      ]
    },
    {
      id: 'elder-with-six',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I walked to school alone from the first day,” said {S}. “There were seven of us who did.” “Seven aren’t alone,” said {A}. “We walked in a row,” said {S}, “because of the mud. So each had only the one in front, and I was the one in front of that.”',
        '“Who did you have?” asked {A}. “The mud,” said {S}. “I told them back where it was deep. It was the best place. The last one only ever heard about it.”'
      ]
    },
    {
      id: 'i-am-long',
      A: 'partner',
      paragraphs: [
        'At the first shop a baker was pushing up a shutter. “All alone?” asked the baker. “Yes,” said {H}. The baker looked at {A}. “And you?” “I just happen to be going that way,” said {A}.',
        'They went on, and {H} was about to turn round again. “Don’t,” said {A}. “Look in front of you.” Two shadows lay there on the pavement, long and thin. One had a bag on. The other came past {H}’s shoes from behind, and had {A}’s hair. “You’re in front,” said {H}. “It’s the sun,” said {A}. “It’s low, so I’m long.”'
      ]
    }
  ],
  turn: [
    {
      id: 'seven-steps',
      A: 'partner',
      paragraphs: [
        '“Stay there,” said {H}, and walked on, and looked down. The second shadow slid back, and back, until only its head lay beside {H}’s shoe. That made seven steps. “Now come.” {H} did not turn round again.',
        'There was no road to cross, all the way. A van came out of a yard. {A} drew level, for that was in the agreement, and they stood still. Then {A} gave all seven back.'
      ]
    },
    {
      id: 'on-the-wall',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A shop stood out into the pavement, and the shadows came to its wall. First the one with the bag stood up, and then the other. They had been lying down all the way, and now they walked upright beside {H}, like people. “You’ve got up,” said {H}.',
        '“I was late today,” said {A}. Where the wall stopped they both lay down again, without bending their knees. {H} went back once and let them do it again.'
      ]
    },
    {
      id: 'mind-the-head',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It was no small thing to walk with a head beside your shoe. {H} took it round a puddle. The head went straight through, and was dry on the other side. Then there was a drain. “Mind out,” said {H}. The head went down between the bars a bit, and came up whole.',
        'A pigeon stood on it for a moment. “What’s happening up there?” called {A}. “You’ve got a pigeon on,” said {H}. {A} felt, and there was nothing.'
      ]
    },
    {
      id: 'at-the-postbox',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was one place where nobody stood, only a postbox. {H} waited there in front of it. It had its mouth open, but did not ask. “Yes,” said {H} all the same, “all alone.” It seemed only right.',
        '“It’s here every day,” said {A} from behind. “It’s the only one of them who never goes in when it rains.” So {H} put it on the list, after the baker. They counted up who was on it. It was quite a crowd to be alone with.'
      ]
    },
    {
      id: 'somebody-between',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A lady with a pram came out of a house, and got in between. {A}’s head was gone from beside the shoe, and there was a shadow with wheels. “Somebody’s standing in you,” said {H}. {A} stepped to one side, as far as the wall. There the head came out again.',
        '“I’m still seven,” called {A}, “but a bit to the left.” The lady looked round at who was seven. Then she turned in at a gate, and the head went back to where it lived.'
      ]
    },
    {
      id: 'child-with-half-a-step',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to be alone as well, but not so far. “How far is not so far?” asked {A}. {S} tried it with half a step. It was hardly behind at all, and trod on {A}’s heel. {A} hopped. “That’s too together,” said {A}.',
        'In the end {S} was alone in front, and {A} was alone behind. They had changed over at a tree. “I can’t see you,” said {S}. “But you can tread on me,” said {A}, “down there.” {S} did it at once.'
      ]
    },
    {
      id: 'the-shadow-waves',
      A: 'partner',
      paragraphs: [
        'At the last tree a man was sweeping leaves. “All alone?” asked the man. “Seven steps,” said {H}. He had to look a long way back. “That’s a lot,” he said.',
        'At the gate {A} stopped, and {H} went in. The head stayed on the pavement. Then the shadow of an arm went up beside it, and waved. {H} waved too, without turning round.',
        'When school was over, the sun stood on the other side. It had gone round without being told. So both shadows went in front again, home.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came three steps behind that, which made six.',
      '{names} stood on the step, and watched as far as the blue door.',
      { text: '{names} waved once, and then put the hand away.', needs: ['hands'] },
      { text: '{names} did up the bag, and did not hold on to it.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into the hedge, where it had got deeper.',
      '{names} stopped whenever {H} looked, as if by chance.',
      { text: '{names} found a third leaf, and picked it off.', needs: ['hands'] },
      { text: '{names} made the two shadows a third one, with ears.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked behind, as long as a lamp post on the ground.',
      '{names} jumped over a shadow, and it did not mind.',
      { text: '{names} held up a hand, and it got to school first.', needs: ['hands'] },
      { text: '{names} counted the steps, and they were still seven.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bag was put by the door, for the way would still be there tomorrow.',
    '{H} washed, and walked to bed alone. A long shadow came along on the wall, without being called. {H} lay down, and it lay down as well.'
  ],
  last: [
    'It was very quiet behind, and {H} was asleep without turning round.',
    '{H} was asleep all alone, and somebody was there.'
  ]
})
