import { wishPlot } from '../wish-plot.ts'

export const secret = wishPlot({
  id: 'wish-secret',
  wishes: ['secret', 'secrets', 'good secret', 'nice secret', 'happy secret', 'keeping secret', 'keeping a secret', 'keep secret', 'keeps secret', 'secret present', 'secret presents', 'secret gift', 'hidden present', 'hiding present', 'keeping present secret', 'present secret', 'secrit', 'sectret', 'secert', 'surprise present'],
  namesNobody: true,
  answers: ['present', 'presents', 'gift', 'surprise', 'keeping', 'keep', 'keeps', 'kept', 'hiding', 'hidden', 'hides', 'good', 'nice', 'happy', 'little', 'big', 'mug', 'wrapped', 'cupboard'],
  except: ['tell', 'tells', 'telling', 'told', 'from', 'our', 'with', 'cannot', 'can’t', 'not', 'school', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'bad', 'nasty', 'horrible', 'hurt', 'hurts', 'touch', 'touches', 'touched', 'touching', 'scary', 'scared', 'afraid', 'made', 'must', 'mustn’t', 'never', 'allowed', 'uncle', 'coach', 'teacher', 'babysitter', 'man', 'stranger', 'grown-up', 'sad', 'lie', 'lies', 'lied', 'pictures', 'photos', 'body', 'private', 'worry', 'worries', 'worried', 'trouble', 'agent', 'agents', 'spy', 'door', 'garden', 'passage', 'den', 'club', 'santa', 'party', 'code', 'message', 'recipe', 'friend', 'tunnel', 'forest', 'island', 'base', 'life'],
  nothingElse: true,
  moods: ['waiting', 'proud', 'learning'],
  about: 'The hero has a mug hidden for whoever is there, until tomorrow at eight, but both eyes keep telling where.',
  titles: ['Until Tomorrow at Eight', 'It Comes Out of the Eyes', 'A Potato in a Hat', '{H} Is Not Looking at the Cupboard', 'A Fish on the Handle'],
  want: [
    {
      id: 'behind-the-boots',
      A: 'partner',
      paragraphs: [
        '{A}’s mug had lost its handle, and had to be held like a hot bird. So {H} had a new one for {A}, with a fish for a handle. It was wrapped, and hidden in the cupboard behind the boots. It was a secret until tomorrow at eight.',
        '{H} wanted to keep it till then. “What are you hopping for?” asked {A}. “Nothing,” said {H}. “It isn’t a mug.”'
      ]
    }
  ],
  way: [
    {
      id: 'lips-shut',
      A: 'partner',
      paragraphs: [
        '“You’ve got a secret,” said {A}. “When does it come out?” {H} held up eight fingers. “Good ones have a time on them,” said {A}. “Now just keep your mouth shut.”',
        '{H} shut it, and tied a scarf round. “Soup?” asked {A}. {H} nodded. “Where’s the butter?” “Mm,” said {H}, and looked at the cupboard. “And the spoons?” {H} looked at the cupboard. “So it’s in the cupboard,” said {A}.'
      ]
    },
    {
      id: 'hot-potato',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where do you feel it?” asked {A}. First it was behind the teeth, like a hot potato. Then it went down to the knees, and they began to hop. {H} sat on both hands, for it had got into those as well.',
        '“I had one once that sat in my ears,” said {A}. “They went red as soon as anybody came in.” {A} turned round to look at {H}’s ears. “Don’t,” said {H}, and pulled the scarf up. They were quite warm enough.'
      ]
    },
    {
      id: 'a-little-corner',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I could let out just a corner,” said {H}. “A corner doesn’t matter.” {A} pushed both fingers in {A}’s ears, and sang. {H} said the corner very fast. “It swims, but it isn’t wet.”',
        '{A} took out the fingers. “What was that?” “Nothing.” But one finger had not been in quite tight. {A} went about for a while. {A} looked at the soap, and the sponge, and a picture of a duck. “Not a word,” said {H}. It was hard to watch.'
      ]
    },
    {
      id: 'the-boot',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Tell it to something that can’t talk,” said {A}. {H} went out to the hall and picked a boot, a deep one. {H} said it all into the top, with the colour, and held a hand over it. After that it was better.',
        'But then {A} wanted to go out to the bin, and put on that very boot. {H} held both breaths. {A} stamped. {A} wiggled every toe. “Is something wrong with it?” asked {A}. “No,” said {H}. “It’s only rather full.”'
      ]
    },
    {
      id: 'other-things-out',
      A: 'same',
      spare: 4,
      paragraphs: [
        'When you hold one thing back, the others all push past. {H} told {A} about the last three biscuits. {H} told {A} who had drawn a moustache on the lemon, and what was in the left wellington. It was sand.',
        '“Is that it?” asked {A}. “No.” {H} thought. “There’s a pea in the piano that we borrowed.” “We never borrowed a piano,” said {A}. “That’s why I didn’t say.” Now {H} was as good as empty, and only the big one was left.'
      ]
    },
    {
      id: 'twenty-questions',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I won’t guess,” said {A}. “I’ll only ask if it’s warmer than a brick.” {H} thought. You could not give anything away with that. “Now and then,” said {H}. “And does it lie down, or stand?”',
        '“It stands.” “And if it falls over?” “Then you need a cloth,” said {H}, and clapped one hand over the scarf. “So it’s a goat,” said {A}, and looked quite sure. {H} let {A} think so. A goat was nicely far away.'
      ]
    },
    {
      id: 'how-long-still',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How long is it till eight?” asked {H}. They counted it on the clock, all the way round, and then the bit that was left. It was thirteen. You had to sleep through most of it. {H} found that a good thing.',
        '“Could it come out a bit before?” asked {A}. “At a quarter to?” {H} shook {H}’s head. “It isn’t ready. At a quarter to, it’s still a secret. At eight it’s a present.” {A} looked at the clock with respect.'
      ]
    },
    {
      id: 'who-else-knows',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} knew about it too, because {A} had held a finger on the string. They met by the sink. “Has it come out?” asked {A}, out of one corner of the mouth. “It was close, with the soup,” said {H} out of the other.',
        'They dried a plate, both of them, so that it looked like drying. “If it gets bad,” said {A}, “come and tell me. I’ll be surprised each time.” {H} tried it at once. “It’s a mug,” said {H}. “No!” said {A}, and nearly dropped the plate.'
      ]
    },
    {
      id: 'a-parcel-is-a-parcel',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Is it well wrapped?” asked {A}. {H} thought so. There was newspaper round it, and more round that, and then sticky tape, a whole roll. “Can you tell what it is?” {H} thought about it honestly. It looked just like a mug that somebody had wrapped up.',
        '“You should put a carrot in with it,” said {A}. “Then it’s got a nose, and nobody thinks of a mug.” They had no carrot. {H} drew one on. {A} said that it would do from a distance.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} was the best at it in the whole house. {A} had seen everything, from the string to the boots, and had not said a word. {A} went and sat down right in front of the cupboard.',
        '“Not there!” whispered {H}. {A} looked at the door, and then at {H}, and then at the door again. “It’s only a spider,” said {H}, rather loudly, to the whole room. {A} yawned. That could have meant anything.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I hid a present so well once,” said {S}, “that I forgot where. I had to give a photo of a teapot instead, and say that it was on its way.” “And was it?” asked {A}. “It came four years later. It was in the piano stool.”',
        '“We’d bought another teapot by then. But she drank out of it from both sides, that day, she was so pleased.” {A} thought of the boots, and which of them it was. It was just as well to go over it again.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had a secret too, now. “Do you want to know it?” asked {S}. “You’re not to tell,” said {A}. “I’m not telling it,” said {S}. “I’m showing it.” {S} opened one hand. There was nothing inside.',
        '“What is it?” asked {A}. {S} looked into the hand as well. “It was a raisin,” said {S}, and licked both lips. “Now it’s a secret raisin.” {A} had to say that this one was really safe.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        'Then {H} told it to {A}, every bit of it, right into one small ear. {A} listened with an open mouth. That was the first time that somebody had told {A} a secret. {A} looked very pleased with it.',
        '“Ba!” said {A} at once, to everybody, and waved. “Ba! Ba!” “Shh,” said {H}. But it was all right. Nobody understood, although {A} said it again and again, and even pointed.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '“At ours it’s always in the bath,” said {A}. “Everybody knows. So nobody can wash before a birthday.” {H} could see that this was not bad. “And if you need a wash?” “You shut your eyes and feel about,” said {A}.',
        '“Last year I washed round a torch. It was for my cousin.” {A} had been shown the cupboard. {A} walked past it in a bow, as you do with a puddle.'
      ]
    },
    {
      id: 'the-eyes',
      A: 'partner',
      paragraphs: [
        '{H} pulled off the scarf. “I didn’t say a word!” said {H}. “It isn’t your mouth,” said {A}. “It’s your eyes. They’ve only got the one place that they want to go.”',
        'They both thought about that. “If there were lots of places,” said {A}, “I’d never know which.” {H} looked round the room, at the hat, and the teapot, and the rug. “Go out for a moment,” said {H}, “and count to a hundred.”'
      ]
    }
  ],
  turn: [
    {
      id: 'lots-of-places',
      A: 'partner',
      paragraphs: [
        '{H} ran. A potato went into the hat, and a sock in the teapot. There was a peg under the rug, and a fork in the flowerpot. “A hundred,” called {A}, and came in. Now there was a secret wherever {H} looked.',
        '“Is it in the hat?” {A} lifted the hat. “Is it this potato?” “I’m not saying,” said {H}. {A} poured out a cup of sock. {A} sat down on the peg. “I give up,” said {A}. “You’re looking at everything.”'
      ]
    },
    {
      id: 'found-by-mistake',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Some of them turned up for a long time after that. {A} put on a slipper, and there was a lemon in the toe. Then there was an egg cup on the top of the lamp. “Did you do that?” asked {A}. {H} could not remember that one.',
        '“It must be an older secret,” said {H}. They left it up there. Somebody might have a time on it.'
      ]
    },
    {
      id: 'a-good-lie-of-eyes',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{H} even looked at some places where there was nothing at all. {H} gazed up at a corner of the ceiling, and smiled. {A} got a chair, and sat on it, and looked too. There was a crack in the shape of a boot.',
        '“Is it up there?” asked {A}. “Boots are warm,” said {H}, who was getting careless. Then {H} looked at {A}’s knee, quickly, and for as long as it took.'
      ]
    },
    {
      id: 'whose-eyes',
      A: 'partner',
      paragraphs: [
        '“That’s safe till eight, then,” said {A}. “You’ll be pleased as well.” {A} looked up at the top of the shelf. “What with?” asked {H}. “Oh, nothing,” said {A}, and looked at the top of the shelf.',
        '{H} saw those eyes go up again. “You’ve got one too!” cried {H}. “It’s on the shelf!” {A} shut both eyes, very tight, and turned pink. “Eight o’clock,” said {A}. “And it isn’t a drum.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked from {H} to the boots and back.',
      '{names} sniffed along under the door of the cupboard.',
      { text: '{names} held a hand over a mouth, to show how it was done.', needs: ['hands'] },
      { text: '{names} hummed, and stirred the soup, and knew nothing.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the cupboard too, since all the others did.',
      '{names} went and lay down as far from the boots as possible.',
      { text: '{names} tied the scarf a bit looser, for breathing.', needs: ['hands'] },
      { text: '{names} pointed at the window, to be of help.', needs: ['hands'] }
    ],
    turn: [
      '{names} found the peg, by treading on it.',
      '{names} watched both pairs of eyes, left and right.',
      { text: '{names} looked for the potato under the hat, and it had moved.', needs: ['hands'] },
      { text: '{names} spread a sock out to dry, which had been tea.', needs: ['hands'] }
    ]
  },
  bed: [
    'The potato went back to the others, and the sock went to its twin. Two parcels stayed where they were, and nobody looked at either.',
    '{H} washed, with both eyes on the tap, and lay down, and shut them. Now there was nowhere left for it to get out.'
  ],
  last: [
    'With both eyes shut it is not so far to eight, and {H} was asleep.',
    'Behind the boots, in the dark, the fish held on to its mug, and {H} was asleep.'
  ]
})
