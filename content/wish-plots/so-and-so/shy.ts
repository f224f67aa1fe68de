import { wishPlot } from '../wish-plot.ts'

export const whoeverShy = wishPlot({
  id: 'wish-whoever-shy',
  visits: 'anything',
  whoever: ['is shy', 'is very shy', 'is too shy', 'is so shy', 'is always shy', 'is painfully shy', 'is really shy', 'feels shy', 'gets shy', 'is too shy to use its siren', 'is too shy to ring', 'is too shy to honk', 'is too shy to talk', 'is too shy to speak', 'is too shy to say hello', 'is too shy to sing', 'is too shy to come out', 'is too shy to land', 'is too shy to roar', 'is too shy to dance', 'is too shy to play', 'is too shy to haunt', 'is too shy to scare', 'is bashful', 'is timid', 'is too timid', 'hides from everybody', 'hides from everyone', 'always hides', 'never says hello', 'can’t say hello', 'won’t say hello', 'doesn’t say hello', 'doesn’t dare to say hello', 'doesn’t like to be looked at', 'doesn’t like being looked at', 'always blushes', 'covers its face when people look', 'doesn’t dare to speak', 'doesn’t like meeting new people', 'hides behind its mum', 'is nervous of strangers', 'never says a word to anybody', 'won’t come out from behind the curtain', 'goes red when anyone talks to it', 'hides when anyone comes', 'is scared of talking to people'],
  except: ['party', 'mother', 'mummy', 'speaks no', 'lost', 'dark', 'school', 'friends'],
  company: ['biscuit', 'table', 'door'],
  about: 'The hero cannot open a jar; whoever is shy is only a shape behind the curtain, and comes out one bit at a time, when everybody is busy with the jar and nobody is looking.',
  titles: ['Behind the Curtain', 'Not Looking', 'One Bit at a Time', 'The Jar and {visitor}', 'Somebody Has Taken a Biscuit'],
  want: [
    {
      id: 'jar',
      A: 'partner',
      paragraphs: [
        '{H} wanted the pickled plums, and the lid of the jar was stuck. Then {H} noticed the curtain. It had a bulge that it had not had at breakfast. “Good evening,” said {H}. The bulge got smaller.',
        '“There’s somebody there,” said {A}. It was {visitor.first}. A note came out under the hem and told them so. “I’m rather shy,” it said. “Please talk among yourselves.”'
      ]
    }
  ],
  way: [
    {
      id: 'welcome',
      A: 'partner',
      paragraphs: [
        '“You have to make people welcome,” said {A}, who was sure of that. {A} pulled the curtain wide open and called, “Hello! Tell us all about yourself!” There was only a bulge in the other curtain now, and it was trembling.',
        '“That’s too much at once for {visitor},” said {H}, and closed the curtain very gently. “We won’t look.” They turned their backs.'
      ]
    },
    {
      id: 'notes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The next note was folded up as small as a pea. {H} had to open it with two fingernails. “It is nice here,” it said. “Don’t read this aloud.” {H} had just read it aloud. The curtain went quite stiff.',
        '{A} wrote back, on an envelope. “We didn’t hear a word,” wrote {A}, and pushed it under the hem. It was quiet for a bit. Then the envelope came out again. On it there was a face, no bigger than a lentil, and it was nearly smiling.'
      ]
    },
    {
      id: 'practice-hello',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Behind the curtain somebody was practising. “Good,” said a small voice. Then it stopped and began again. “Good ev.” {H} and {A} looked hard at the jar. “Evening,” said {H}, to the jar, as if it had just come to mind.',
        '“Evening,” said the curtain at once, very fast. Now both halves had been said. “But not in one go,” it added, sounding worried. “The one’s over here, and the other’s there.” {A} thought that they would find each other.'
      ]
    },
    {
      id: 'eyes',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why is it so bad, being looked at?” asked {A}. The curtain thought. “It’s warm,” said {visitor} in there. “It lands on you. And then you can’t remember where you keep the rest of you.” {H} knew that one. “My arms get long,” said {H}.',
        'They tried it with the jar. All of them looked at it at the same time, as hard as they could. It only stood there. “You see,” said {visitor}. “It doesn’t know either.”'
      ]
    },
    {
      id: 'hat',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Perhaps it’d be easier with something on,” said {A}, and pushed a colander under the hem. There was some clinking. Then the top of a colander looked out at the side. It looked at each of them through thirty holes.',
        '“Can you see us?” asked {H}. “I’ve got thirty of you,” whispered {visitor}. “That’s a crowd.” The colander drew back. A moment later it came out once more, turned round, with the handle in front. “Better,” said {visitor}. “Now there’s nobody.”'
      ]
    },
    {
      id: 'busy-hands',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“It’d help to have something to do,” said the curtain. {A} laid a ball of wool on the floor, with a terrible knot in it. The wool went in under the hem. For a while they only heard rustling, and now and then a small “ha”.',
        'Then the wool came out, and it was all one thread. It kept on coming, by the yard. “How long have you had that knot?” asked {visitor}. “Since winter,” said {A}. The voice had been talking quite loudly. It noticed that, and stopped.'
      ]
    },
    {
      id: 'others-shy',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I get it at the baker’s,” said {H}. “I know what I want. And when it’s my turn I say nothing, and look at the floor. They’ve got eleven tiles.” “At ours there’s nine,” said the curtain, “and one of them’s cracked.”',
        '{A} got it only on the telephone, and then walked round the table till it was over. They compared. {visitor} knew the floor of every shop in the town, and also of the post office. “You see a good deal that way,” said {visitor}.'
      ]
    },
    {
      id: 'one-foot',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Something came out under the hem. It was not much, only the very tip of {visitor}. It stayed in the open, and waited to see what would happen. {A} was about to say something nice. {H} trod on {A}’s toe. “I can’t find the tea towel,” said {H}, very loudly.',
        'The tip came out by another inch. It seemed to like the air. “Here’s the tea towel,” said {A}. It was only the tip that had visited, but it stayed for nearly all of the tea towel.'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'The next thing that came out was {caller.part}. Nobody said a word about it. {H} dropped a spoon and bent down, and saw it very well from there. “Is anybody looking?” asked the curtain. “I’m picking up a spoon,” said {H}, and that was true.',
        '{A} had a spoon to drop as well, just then. So the drawer was half empty in the end. “You drop a good many spoons,” said {visitor}. “It’s a slippery day,” said {A}.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“What are you like when nobody’s there?” asked {A}. “Quite different,” said the curtain. “Shut your eyes.” They shut them. There was a rustle, and a bit of wind. Then {visitor} {caller.does}. They could hear it from beginning to end.',
        '“Now open them,” said {visitor}, back behind the curtain and quite giddy. “That was loud,” said {H}. “I’m not a quiet one,” said {visitor}. “I’m only shy.”'
      ]
    },
    {
      id: 'dance-elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once hid under the coats at a dance,” said {S}. “All evening. I only came out for mine.” “Did you miss it?” asked {A}. “Half of it. There was somebody else under the coats,” said {S}. “We played noughts and crosses on a ticket.”',
        'The curtain wanted to know who had won. “Nobody,” said {S}. “It was always a draw. We’ve still got the ticket.” It was quiet behind the curtain. {visitor} had never thought that there might be two.'
      ]
    },
    {
      id: 'child-stares',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} crept up to the curtain and stared at the bulge. “I can see you,” said {S}. The bulge went flat. “You frightened it,” said {A}. {S} had not meant to. So {S} went behind the other curtain, and was a bulge as well.',
        '“Now I’m shy too,” said {S} in there. “Are you?” whispered {visitor}. “What’s it like on your side?” “Dusty,” said {S}. Then they talked from curtain to curtain, for quite some time. You could not understand it from the table.'
      ]
    },
    {
      id: 'pet-goes',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} did not trouble with notes. {A} went behind the curtain as if it was any curtain. Everybody listened. “Oh,” said {visitor} in there. “Hello.” It came out in one go, and it was the whole word.',
        '“You’ve said hello!” cried {H}. “Not to you,” said {visitor} quickly. “{A} didn’t ask for it.” After that two bulges stood side by side behind the curtain. One was {visitor}, and the other was thinking of supper.'
      ]
    },
    {
      id: 'biscuit',
      A: 'partner',
      paragraphs: [
        'But the lid sat tight. {H} tried it with a tea towel, and {A} with a rubber glove. In between, {A} pushed a biscuit along the table behind them, without turning round. Soon it was gone. And {visitor} wasn’t behind the curtain.',
        '“Don’t turn round,” whispered {A}. “Somebody’s right behind us, and came out while we were busy.” {H} held on to the jar. There was something warm at one shoulder, and it smelled of biscuit.'
      ]
    }
  ],
  turn: [
    {
      id: 'three-hold',
      A: 'partner',
      paragraphs: [
        '{H} wanted so much to look. But {H} looked only at the lid. “We’d need one more to hold it,” said {H}, to nobody. The clock ticked. Then somebody held on beside them. “Like this?” asked a voice. “A bit lower,” said {A}, just as you’d say it to anyone.',
        'They all pulled. “The other way!” said {visitor}, quite loudly. “You’ve been screwing it shut!” Pop, it went. There stood {visitor} with the lid, and everybody was looking.'
      ]
    },
    {
      id: 'red',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{visitor} turned as red as the plums, from the bottom to the top. {H} saw it coming up. “It goes away again,” said {H}. “Mine takes as long as a song.” So {A} hummed one. They all looked into the jar meanwhile, as there was a good deal to see there.',
        'By the last line most of it was gone. “Now it’s only round the edges,” said {A}. “I’ll keep the edges,” said {visitor}. “I’m used to them.”'
      ]
    },
    {
      id: 'goes-back',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Once, in the middle of the plums, {visitor} went back behind the curtain. Nobody asked why. {H} counted the stones on the plate, and {A} counted them too and got another number. “Seven,” said the curtain. “You’ve both got it wrong.”',
        'Then {visitor} came out again to show them. “Do you need to go in there often?” asked {A}. “Now and then,” said {visitor}. “It’s like a drink of water.”'
      ]
    },
    {
      id: 'plums',
      A: 'partner',
      paragraphs: [
        'Nobody said hello. It was much too late for that. “Can you reach the plates?” asked {H}. {visitor} could. They all kept to one side of the table. So nobody had to be opposite.',
        '“I haven’t said good evening yet,” said {visitor} after the third plum. “You’ve said ‘like this’,” said {H}, “and ‘the other way’. That’s quite enough.” {A} put the lid back, loosely. “For the next who’s shy,” said {A}. {H} looked at the curtain. It hung quite straight.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the ceiling, so as to look at nobody.',
      '{names} made a bit of noise in a corner, as the note had asked.',
      { text: '{names} wrote “hello” in very small letters, and put it down near the curtain.', needs: ['hands'] },
      { text: '{names} turned the big lamp the other way.', needs: ['hands'] }
    ],
    way: [
      '{names} tiptoed past the bulge, and greeted the chair.',
      '{names} kept both eyes shut, most of the time.',
      { text: '{names} looked hard at the jar too, to be on the safe side.', needs: ['hands'] },
      { text: '{names} put out a second biscuit, and went away from it.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved up, without making anything of it.',
      '{names} looked, and then looked at the plums.',
      { text: '{names} passed the plate on, just as to anybody.', needs: ['hands'] },
      { text: '{names} held up the lid, and it was admired in place of {visitor}.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plates were washed, and the jar went back with its lid on loosely. Nobody drew the curtain yet.',
    'They washed. “Good night,” said {visitor} at the door, and it came in one go.'
  ],
  last: [
    '{H} slept, and nobody looked, and that was just right.',
    'Behind the curtain there was only the night, and it kept quite still, and {H} slept.'
  ]
})
