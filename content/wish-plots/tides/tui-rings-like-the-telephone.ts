import { wishPlot } from '../wish-plot.ts'

export const tuiRingsLikeTheTelephone = wishPlot({
  id: 'wish-tui-rings-like-the-telephone',
  wishes: ['tui', 'tuis', 'tūī', 'tui telephone', 'tui phone', 'tui copies', 'tui copying', 'tui copies phone', 'tui rings', 'tui ringing', 'tui ringtone', 'tui mimics', 'tui imitates', 'tui sings', 'tui song', 'tui talks', 'tui talking', 'tui says hello', 'tui hello', 'tui flax', 'tui tree', 'tui window', 'bird copies phone', 'bird copies telephone', 'bird copying phone', 'bird mimics phone', 'bird imitates phone', 'bird sounds like phone', 'bird sounds like telephone', 'bird rings like phone', 'bird rings like telephone', 'bird ringtone', 'bird phone ringing', 'bird that rings', 'lyrebird phone', 'lyre bird phone', 'lyrebird copies', 'lyrebird camera', 'starling phone', 'starling ringtone', 'myna phone', 'mynah phone', 'mynah telephone', 'myna telephone', 'mockingbird phone', 'mockingbird ringtone', 'jackdaw phone', 'starling copies phone', 'magpie copies phone', 'mimic bird', 'tui copies ringtone', 'tui copies everybody’s ringtone', 'bird copies ringtone', 'parrot copies ringtone'],
  answers: ['tui', 'tuis', 'tūī', 'bird', 'birds', 'telephone', 'phone', 'ring', 'rings', 'ringing', 'ringtone', 'call', 'calls', 'calling', 'copy', 'copies', 'copying', 'mimic', 'mimics', 'imitates', 'imitate', 'sounds', 'sound', 'like', 'same', 'as', 'sings', 'singing', 'song', 'noise', 'noises', 'talks', 'talking', 'says', 'hello', 'answers', 'answer', 'answered', 'pick', 'picks', 'up', 'everybody', 'everyone', 'runs', 'run', 'running', 'thinks', 'fooled', 'tricks', 'cheeky', 'clever', 'naughty', 'funny', 'loud', 'noisy', 'early', 'morning', 'every', 'day', 'all', 'tree', 'trees', 'flax', 'kowhai', 'kōwhai', 'bush', 'window', 'outside', 'house', 'our', 'neighbour’s', 'neighbour', 'roof', 'fence', 'balcony', 'nana', 'nan', 'koro', 'grandma', 'grandpa', 'mum', 'mummy', 'dad', 'daddy', 'brother', 'sister', 'new', 'zealand', 'white', 'tuft', 'tufts', 'collar', 'black', 'blue', 'green', 'feathers', 'alarm', 'doorbell', 'car', 'who', 'that', 'learned', 'learns', 'learnt', 'loves'],
  except: ['hurt', 'injured', 'ill', 'sick', 'died', 'dead', 'cat caught', 'window hit', 'hit the window', 'fell', 'nest', 'egg', 'eggs', 'parrot', 'budgie', 'cockatoo', 'emergency', 'ambulance', 'police', 'lost phone', 'broke', 'beer', 'clown', 'dragon', 'robot', 'kiwi', 'stolen'],
  moods: ['waiting', 'learning'],
  company: ['tui', 'telephone', 'spoon', 'window', 'flax', 'tuft', 'tufts', 'voice', 'line', 'hum', 'sofa', 'hall', 'stairs', 'soap', 'branch', 'plumber', 'throat', 'bell'],
  about: 'The telephone keeps ringing and there is never anybody in it, for it is a tui in the flax that rings, and it goes on until the hero answers it, and then the real one rings and nobody gets up.',
  titles: ['A Call from the Flax', 'It’s for Me', '{H} Answers the Tui', 'There’s Nobody in It', 'Eleven Rings'],
  want: [
    {
      id: 'nobody-in-it',
      A: 'partner',
      paragraphs: [
        'The telephone rang, and {H} ran past the window. Outside in the flax sat a tui, a dark bird with a white tuft at its throat. “Hello?” said {H}. There was nothing but a hum. {H} had hardly put the telephone down when it rang again. {H} wanted to be in time, just once, and then it might be for {H}. “Hello, who’s there?” The hum was there. “It’s someone very shy,” said {A}. The tui looked in.'
      ]
    },
    {
      id: 'elder-called-in',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had a tui,” said {S}, “that could do our neighbour calling me in. So I came in to wash for supper, and there was no supper. It was three in the afternoon.” “What did you do?” asked {A}. “I ate some bread,” said {S}. “The tui did the neighbour again at five, and at six.”',
        '{A} asked how {S} could tell in the end which of them it was. “The tui said please,” said {S}. “I never found out where it had learnt that.”'
      ]
    }
  ],
  way: [
    {
      id: 'sits-by-it',
      A: 'partner',
      paragraphs: [
        '{H} sat down beside the telephone, to be quicker. It did not ring. {H} went to fetch a cushion, and it rang at once. It rang when {H} was washing, and {H} came running with soap in both ears. Each time there was only the hum. “It sees me go,” said {H}. So {H} picked up the telephone, and held it tight in both hands. “Now I’ve got you,” said {H}. It rang.'
      ]
    },
    {
      id: 'a-shy-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You have to talk to shy ones,” said {A}. So when it rang again, {H} told the hum what there was for lunch. The sofa had a new leg, {H} told it, and how was its mother? The hum hummed on, at the same height.',
        '“What does it say?” asked {A}. {H} passed the telephone across the sofa, and {A} listened. “It agrees with everything,” said {A}. “I haven’t met that often.” They wished it a good day. In the flax the tui was having one already.'
      ]
    },
    {
      id: 'under-a-cushion',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} laid a cushion on the telephone, then a blanket, and on top of that a cookbook. There it sat, and could not have whispered. Then it rang, as clear as glass. “It’s very strong,” said {H}.',
        'They took off the cookbook, and the blanket, and the cushion, one after the other. There was the telephone. It was warm, and looked as though it had just been woken. “Hello?” said {H}. You could hear that the hum had slept. Outside, the tui shook out its tuft.'
      ]
    },
    {
      id: 'other-has-a-turn',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Leave it to me,” said {A}. “You only need a firm voice.” It rang, and {A} took it. “Good evening,” said {A}, very deep. “This is a private house, with no one in it.” There was the hum. {A} put the telephone down with dignity.',
        'It rang. “It didn’t believe you,” said {H}. {A} tried it in a high voice, and then as an old lady from the south. Each time it rang again straight away. The tui came one stalk nearer, to hear who else was there.'
      ]
    },
    {
      id: 'child-takes-a-message',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had been told to take a message, if anybody rang. So {S} took one. It was a long one, on the back of an envelope, with a lot of waves. “What does it say?” asked {A}. {S} ran a finger along it. “Hum,” {S} read.',
        '“All of it?” asked {A}. “Here at the end there’s a bit more,” said {S}. The pencil had slipped there. {A} hung it on the fridge, in case the right person came. The tui looked at it through the window, with one eye and then the other.'
      ]
    },
    {
      id: 'pet-knows',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'When it rang, everybody ran to the telephone, and only {A} did not. {A} looked out of the window. It rang again, and they all ran once more, from the other side. {A} looked out of the window a bit harder.',
        '“{A} doesn’t care who it is,” said {H}, out of breath. {A} sighed, and lay down on the warm place on the sofa. You cannot tell people anything if they will not stand still.'
      ]
    },
    {
      id: 'what-it-could-be',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They made a list of what else it could be. The kettle could sing, but the kettle was cold. The door had a bell, and that went ding. The alarm clock had a ring like a dropped tray. {H} rang each of them in turn, to have it in the ear. So did the tui, but they were not counting that.',
        '“It’s none of those,” said {A}. “It’s the telephone, down to the last ring.” {H} rang the door once more, because it was nice to. {A} called, “Come in.” {H} came in and shook hands, since that was only polite.'
      ]
    },
    {
      id: 'the-white-tuft',
      A: 'partner',
      paragraphs: [
        '{H} stared at the telephone. “I’m holding it,” said {H}, “and it’s ringing all the same.” {A} had turned to the window. “Look at the tui,” said {A}. It rang, and the white tuft shook. It stopped, and the tuft hung still. “It’s learnt that from our telephone,” said {A}. The tui put its head on one side, to see who would run now.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-is-answered',
      A: 'partner',
      paragraphs: [
        '“It only rings and rings,” said {H}, “because no one’s ever answered it.” {H} took a wooden spoon to the open window. The tui rang. {H} held the spoon to one ear. “Hello,” said {H}, “this is {H}.” The tui stopped in the middle of a ring. Then it spoke. It coughed, and creaked like a gate, and rang two small bells at once. “Yes,” said {H} into the spoon. “No. I’ll ask.” “Who is it?” asked {A}. “It’s for me,” said {H}.'
      ]
    },
    {
      id: 'two-voices',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How can it do a gate and a bell at the same time?” asked {H}. “It’s got two voices down there,” said {A}, “one on the left and one on the right.” {H} tried that. {H} creaked with one half of the mouth and sang with the other. It came out as a yawn.',
        'The tui listened to it with its head on one side. Then it did the yawn, with the creak in it, and a bell as well. It was better than {H}’s. {A} had to yawn at once.'
      ]
    },
    {
      id: 'too-high',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Sometimes the tui’s beak was open and its tuft shook, and there was nothing to be heard. “Has it lost its voice?” asked {H}. “It’s singing higher than we can hear,” said {A}. {H} stood on tiptoe, to be nearer to it. You could not hear it from up there, either.',
        '“Perhaps that’s when it’s calling somebody else,” said {H}. They kept politely quiet for that bit. You do not listen in on other people’s calls, even if you cannot.'
      ]
    },
    {
      id: 'put-through',
      A: 'same',
      spare: 10,
      paragraphs: [
        'It rang, and {H} was at the window with the spoon. “It’s for you,” {H} called to {A}. “Who’s speaking?” asked {A}. {H} asked. It was a gate, some water running out, and the neighbour’s car that would not start. “It’s a bad line,” said {H}, “but it’s somebody from round here.”',
        '“Tell it I’ll ring back,” said {A}. {H} told the tui so. It looked at {A} with one eye. It did the car once more, and this time the car started.'
      ]
    },
    {
      id: 'eleven-rings',
      A: 'partner',
      paragraphs: [
        'In the evening there was a ring. “Only the tui,” said {A}. {H} took the spoon to the window. “Hello, this is {H}.” It rang on. In the flax sat the tui, with its tuft quite still, and looked in. It wished to know why nobody ran. “It’s the telephone,” said {H}, and dropped the spoon. At the eleventh ring {H} had it. “Hello?” said {H}. “Hello,” said a voice that wanted a plumber, and was pleased to have {H}. “Hello,” said somebody in the flax.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got there second, and heard the end of the hum.',
      '{names} ran as well, and met {H} on the way back.',
      { text: '{names} shook the telephone, in case someone was stuck in it.', needs: ['hands'] },
      { text: '{names} counted the rings on two hands.', needs: ['hands'] }
    ],
    way: [
      '{names} ran to the telephone out of habit, and then back.',
      '{names} listened with a tilted head, exactly like the tui.',
      { text: '{names} looked at the plug, and it was in.', needs: ['hands'] },
      { text: '{names} dried the telephone, which had soap on it.', needs: ['hands'] }
    ],
    turn: [
      '{names} stayed quite still at the window, so as not to break in.',
      '{names} sat down under the flax, and got rung at from above.',
      { text: '{names} brought a ladle, for a longer call.', needs: ['hands'] },
      { text: '{names} wrote down “plumber”, and drew a bird beside it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon was hung by the window on a bit of string, for the next call. The cushion went back to its sofa.',
    '{H} washed, got soap in both ears, and lay down. In the flax it rang once, very low. {H} lifted a hand to one ear and said good night.'
  ],
  last: [
    'It did not ring any more, for all the calls had been answered, and {H} was asleep.',
    'The tui put its head under its wing, where nobody can reach you, and {H} was asleep.'
  ]
})
