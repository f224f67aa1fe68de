import { wishPlot } from '../wish-plot.ts'
import { WHICHEVER_PET } from './whoever.ts'

export const petTalks = wishPlot({
  id: 'wish-our-pet-talks',
  star: 'pet',
  nothingElse: true,
  wishes: ['our dog can talk', 'talk', 'talks', 'talking', 'talked', 'speak', 'speaks', 'speaking', 'spoke', 'speaks english', 'says words', 'can say words', 'human voice', 'first word', 'tells us everything', 'chats', 'chatting'],
  answers: [...WHICHEVER_PET, 'can', 'could', 'talk', 'talks', 'talking', 'speak', 'speaks', 'speaking', 'starts', 'started', 'start', 'begins', 'began', 'learns', 'learned', 'learnt', 'to', 'us', 'me', 'english', 'words', 'human', 'people', 'like', 'person', 'everything', 'tells', 'with', 'voice', 'first', 'able', 'won’t', 'stop', 'never', 'stops', 'suddenly', 'too', 'much', 'out', 'loud', 'family'],
  except: ['bark', 'barks', 'bites', 'vet', 'died', 'dead', 'ill', 'poorly', 'therapy', 'toy', 'school', 'boss'],
  moods: ['question', 'learning', 'first'],
  company: ['wall', 'door', 'spoon', 'water', 'blanket', 'pancake', 'chocolate', 'boot', 'apple', 'bath', 'shoe', 'post box', 'bag', 'stairs', 'keys', 'light', 'Monday', 'dent', 'table', 'telephone', 'window'],
  about: 'The family’s pet can talk, and tells everything but what the hero wants to know: what it looks at on the wall, until nobody asks it any more.',
  titles: ['Is There Any More', 'Nothing on the Wall', '{H} Asks One Thing', 'In the Boot Since March', 'Who Said That'],
  want: [
    {
      id: 'the-wall',
      A: 'partner',
      paragraphs: [
        'Every day {star} looked at the wall beside the door. Nothing was there. {H} wanted to know what {star} saw. “If only you could talk,” said {H}. “Who says I can’t?” said {star}.',
        '{A} came running with a wet spoon. “Who was that?” “That was me,” said {star}. It had a voice like a small drawer. “And while I’m talking, the water’s too cold.”'
      ]
    }
  ],
  way: [
    {
      id: 'it-talks',
      A: 'partner',
      paragraphs: [
        'It talked all evening. The blanket had been the wrong way round since Tuesday. And why was it never, ever time to eat? “And the wall?” asked {H}. “Is there any more?” said {star}.',
        'Then it came to the others. “You ate the last pancake,” it told {A}, “standing up, in the dark.” {A} dropped the spoon. “And there’s chocolate in your boot. It’s been there since March.” “That’ll do now,” said {A}, rather pink. “Nobody ever minds me,” said {star}. “So I see it all.”'
      ]
    },
    {
      id: 'telephone',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The telephone rang, and {star} was nearest. “Yes,” it said. “No. In the bath. Singing. Not very well.” “Who is it?” whispered {A}. “Somebody who sells windows,” said {star}. “I’ve taken two.”',
        '{A} got there with a towel on, and untook them. It was not easy. The lady at the other end was sorry. She had never met anybody who knew so much about windows.'
      ]
    },
    {
      id: 'real-name',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Do you like your name?” asked {H}. “It’s a good one for calling,” said {star}. “But it isn’t the real one.” They both leaned closer. It was a long name. It had a rustle in it, and a crunch, and at the end a sort of gulp.',
        '{H} tried to say it. “You’ve just called me an old cupboard,” said {star}. {A} tried, and got the rustle right. “That’s my uncle,” said {star}. So it stayed as it was.'
      ]
    },
    {
      id: 'please',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“You might say please,” said {A}. {star} had never heard why. “It’s what we say when we want something,” said {H}. “I look at you,” said {star}. “That’s the same, only longer.”',
        'They did it the other way round, to be fair. {A} wanted the salt, and looked at {H}. It was a long, wet, hopeful look. {H} fetched the salt, and the pepper, and a biscuit. It was stronger than please.'
      ]
    },
    {
      id: 'joke',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{H} told {star} a joke, since now it could understand it. It was the one with the elephant in the fridge. {star} listened to the end. “And who let it out again?” it asked. “That isn’t in it,” said {H}.',
        '“Then it’s still in there?” said {star}, and looked at the fridge. Nobody could get it past that. In the end {A} had to open the door, and call, and say good night to it.'
      ]
    },
    {
      id: 'the-bell',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Before the bell had rung, {star} said, “It’s the lady from below. She’s had fish. She wants to borrow the ladder.” The bell rang. “Good evening,” said the lady. “Could I possibly…” “The ladder’s here,” said {A}.',
        'She carried it down, and shook her head on every step. “How do you do that?” {H} asked. “How do you not?” said {star}. “You’ve got a whole nose there, with nothing in it.”'
      ]
    },
    {
      id: 'story',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{A} read a page aloud, and {star} had something to say about it. “Why’s the wolf at the door?” “He wants to get in,” said {A}. “Has he been out long?” asked {star}. “Is he wet?”',
        'None of that was in the book. “They ought to let him in and rub him down,” said {star}, “and then they’d see.” {A} turned over quickly. On the next page he went down the chimney, and {star} said nothing more, out of tact.'
      ]
    },
    {
      id: 'opinions',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“What’s the best thing in the house?” asked {H}. {star} did not have to think. “The warm place in front of the oven, at half past five,” it said. “And then you two, both together. One by one you’re too fidgety.”',
        '“And the worst?” “The thing that howls and eats carpet,” said {star}. It meant the hoover. It had never done anything to {star}, but it always came closer and never said why.'
      ]
    },
    {
      id: 'singing',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'Whoever can talk can sing as well. {star} knew every song that had been sung in that kitchen, and just how it had gone. In the middle of the boat it stopped. “Now where’s my other sock?” it sang, and went on rowing.',
        '“That’s not in it,” said {A}. “You always sing it,” said {star}. They tried it without. It was shorter, and did not feel like theirs.'
      ]
    },
    {
      id: 'letter',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{star} wished to send a letter, and {H} wrote it down. “To whoever makes the food,” it said. “Thank you for yesterday’s. Today’s was the same. What was the matter?” {H} asked how it should end. “With a lick,” said {star}.',
        'So that came at the bottom of the sheet. It took a little while to dry. “It’s the best signature I’ve seen,” said {A}. “You can’t copy that.”'
      ]
    },
    {
      id: 'second-pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been listening to it for some time, with a stiff neck. {A} could talk just as well, you could see that. {A} only thought that it was not done.',
        '“Say something too,” begged {H}. {A} looked at {star}, and then at {H}, and went out. It was as good as a sentence.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“What does it say about me?” asked {S}, from behind the sofa. “That you put the crusts down the back there,” said {A}. {S} moved along a bit. “And what else?” “That your feet are the best. They’ve got the most on them.”',
        '{S} looked at the feet, first the one and then the other. There was some jam, and a bit of grass. {S} had always thought so.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“My grandmother had a goose that talked,” said {S}. “It only ever said one thing. It stood at the gate and said, Not today, thank you.” “To whom?” asked {A}.',
        '“To everybody,” said {S}. “My grandmother was rather lonely at first. But then she noticed that the ones who came in anyway were the nice ones.”'
      ]
    },
    {
      id: 'questions',
      A: 'partner',
      paragraphs: [
        'After that they whispered, and {A} ate an apple in the bathroom. “I can hear you chewing,” said {star}. Then it asked. “Why fill a bath if you don’t drink it? What’s Monday? Where do you put the light when it’s off?” {H} answered it all. “My turn,” said {H}. “What’s on the wall?” “Is there any more?” said {star}.'
      ]
    },
    {
      id: 'nobody-asked',
      A: 'partner',
      paragraphs: [
        '{A} sat down by {H}. “It never tells you what you ask,” said {A}. “Nobody asked about my boot. It only talks about what’s in front of it, and who looks the same way.”'
      ]
    }
  ],
  turn: [
    {
      id: 'looking-along',
      A: 'partner',
      paragraphs: [
        'So {H} asked nothing more. {star} looked at the wall, and {H} sat down beside it and looked there as well. {A} held the spoon still. “I’m not looking,” said {star} at last, quite low. “I’m listening. That’s where you come out of.” “I come in by the door,” said {H}. “The door’s late,” said {star}. “First there’s a squeak in there. That’s your left shoe, at the post box. Then it’s the step, and then you drop your bag. I don’t want to miss the beginning.”'
      ]
    },
    {
      id: 'the-others',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“And {A}?” asked {H}. “Keys,” said {star}. “They start at the corner. And a hum, with a hole in it where there’s a puddle.” {A} had not known about the hum. {A} tried it, and there it was, with the hole.',
        'They laid their ears to the wall, all three. It was cool, and it hummed a little by itself. Somewhere in there a tap was going, and somebody else was coming home to somebody.'
      ]
    },
    {
      id: 'the-dent',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'On the wall there was a small dent. “What’s that?” asked {H}. “That was your bag,” said {star}, “on your first day. You threw it.” {H} remembered that day. It had been long, and there had been a great many coats.',
        '“You came out of there quite slowly,” said {star}. “I listened to the whole of it.” {H} put one finger into the dent. It was just as deep as a nail.'
      ]
    },
    {
      id: 'squeak',
      A: 'partner',
      paragraphs: [
        '{H} put on both shoes. {A} took the keys. They went as far as the post box, turned round, and squeaked home. Indoors {star} looked at the wall. “Now,” it said. “Now. Now.” The door opened, late as ever, and {H} dropped the bag. “There you are!” said {star}, as if it had been years. “Is there any more?”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned round to see who had said that.',
      '{names} sat down on the spot, with an open mouth.',
      { text: '{names} tested the water with one finger, and it was cold.', needs: ['hands'] },
      { text: '{names} looked behind the wall, from the other side.', needs: ['hands'] }
    ],
    way: [
      '{names} kept very still, so as not to be mentioned.',
      '{names} crept out past the table, and was mentioned all the same.',
      { text: '{names} emptied one or two pockets, just in time.', needs: ['hands'] },
      { text: '{names} turned the blanket round, without a word.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in too, and had a sound of a different sort.',
      '{names} listened, with the whole head on one side.',
      { text: '{names} tiptoed to the door, to open it on time.', needs: ['hands'] },
      { text: '{names} pulled the shoes up straight, by the wall.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes stood by the door, the one that squeaked and the one that did not.',
    'Clean again, or nearly, {H} lay down, and left the bedroom door a crack open. “Draught,” said a small drawer of a voice, further off.'
  ],
  last: [
    'Everybody had come out of the wall, and there was nothing more to hear but {H}, asleep.',
    '“Now,” said somebody very softly, and {H} was asleep.'
  ]
})
